/**
 * Writes `src/shared/lib/forms/common-passwords.json`, the commonest passwords for the app's forms, from the lists of the
 * server, without those that could never decide: see docs/adr/0026-passwords-by-lists.md. With `--check` it writes nothing
 * and exits 1 when the file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INDONESIAN_WORDS } from '../server/src/accounts/indonesian-words';
import { readCommonPasswords } from '../server/src/accounts/common-passwords';

const target = path.resolve(__dirname, '../src/shared/lib/forms/common-passwords.json');

/** The package's list begins with the commonest; the rest of it would be six times as large. */
const COMMONEST = 100_000;

/** A new password has a capital letter, so that no list of digits and signs alone refuses it. */
const hasLetter = (password: string): boolean => password.length >= 4 && /\p{L}/u.test(password);

/** True for a password that is refused without being listed: a listed word with signs and digits around it. */
function isDecorated(password: string, listed: ReadonlySet<string>): boolean {
  const word = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const digits = password.replaceAll(/\D/g, '').length;
  return word !== password && word.length >= 4 && digits <= 9 && listed.has(word);
}

async function main(): Promise<void> {
  const commonest = (await readCommonPasswords()).split('\n').slice(0, COMMONEST);
  const listed = new Set([...commonest, ...INDONESIAN_WORDS].filter(hasLetter));
  const kept = [...listed].filter((password) => !isDecorated(password, listed)).sort();
  const json = `${JSON.stringify(kept.join('\n'))}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(target, json);
    return;
  }
  if (readFileSync(target, 'utf8') !== json) {
    throw new Error('common-passwords.json is not what the lists say: run `npm run common-passwords`.');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
