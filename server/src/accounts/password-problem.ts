import { lettersFor, plainForm } from '@titian/rules/letter-substitutes';
import type { Problem } from '../profile/field-problems';
import { isCommonPassword } from './common-passwords';

interface Person {
  name: string;
  email: string;
}

/** Fewer letters, such as the M. of a first name, could be in any password. */
const FEWEST_LETTERS = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/** The words of a person that passwords are often made of: parts of the name, the e-mail address, its user and its parts. */
function ownWords({ name, email }: Person): string[] {
  const [user = ''] = email.split('@');
  const words = [...name.split(/[^\p{L}\p{M}'’]+/u), email, user, ...user.split(/[^\p{L}\p{M}]+/u)];
  return words.map(lettersOf).filter((word) => word !== '');
}

/** True when a text is made of words and of nothing else, in any order, each as often as it likes. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  // Where a word may begin: each place is looked at once, however many ways lead there.
  const starts = new Set([0]);
  for (const start of starts) {
    for (const word of words) if (text.startsWith(word, start)) starts.add(start + word.length);
  }
  return starts.has(text.length);
}

/**
 * True when a text has nothing but words, signs and numbers, where signs may also replace letters of the words. Short words
 * do not count: with signs in place of letters they could be part of any password.
 */
function isWrittenAs(text: string, words: readonly string[]): boolean {
  const characters = [...text];
  const isWord = (word: string, start: number): boolean =>
    [...word].every((letter, at) => {
      const character = characters[start + at] ?? '';
      return character === letter || lettersFor(character).includes(letter);
    });
  const long = words.filter(({ length }) => length >= FEWEST_LETTERS);
  const starts = new Set([0]);
  for (const start of starts) {
    if (start < characters.length && !/[\p{L}\p{M}]/u.test(characters[start] ?? '')) starts.add(start + 1);
    for (const word of long) if (isWord(word, start)) starts.add(start + [...word].length);
  }
  return /\p{L}/u.test(text) && starts.has(characters.length);
}

/**
 * Checks a password that follows the specification's rule. Returns the problem in Indonesian, or null. A password is
 * refused if it is one of the commonest, also with signs and numbers around it or in place of letters, or if it consists
 * of the person's name and e-mail address in any order with only numbers and signs around them. See ADR 26.
 */
export async function passwordProblem(plain: string, person: Person): Promise<Problem> {
  const letters = lettersOf(plain);
  const words = ownWords(person);
  const isOwn = letters.length >= FEWEST_LETTERS && isMadeOf(letters, words);
  if (isOwn || isWrittenAs(plainForm(plain), words)) {
    return 'Password tidak boleh berisi nama atau email Anda saja. Pilih password lain.';
  }
  if (await isCommonPassword(plain)) return 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
  return null;
}
