import type { Problem } from '../profile/field-problems';
import { isCommonPassword } from './common-passwords';

interface Person {
  name: string;
  email: string;
}

/** Fewer letters, such as the M. of a first name, could stand in any password. */
const FEWEST_LETTERS = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/** What of a person somebody would make a password of: the parts of the name, the e-mail address, its user and its parts. */
function ownWords({ name, email }: Person): string[] {
  const [user = ''] = email.split('@');
  const words = [...name.split(/[^\p{L}\p{M}'’]+/u), email, user, ...user.split(/[^\p{L}\p{M}]+/u)];
  return words.map(lettersOf).filter((word) => word !== '');
}

/** Whether a text is made of words and of nothing else, in any order, each as often as it likes. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  // Where a word may begin: each place is looked at once, however many ways lead there.
  const starts = new Set([0]);
  for (const start of starts) {
    for (const word of words) if (text.startsWith(word, start)) starts.add(start + word.length);
  }
  return starts.has(text.length);
}

/**
 * What is wrong with a password that follows the specification's rule, in Indonesian, or null: it is among the commonest
 * or one of them with numbers after it, or it is made of the person's own name and e-mail address, in any order, with
 * nothing but numbers and signs around them. Nothing is estimated: see ADR 0026.
 */
export async function passwordProblem(plain: string, person: Person): Promise<Problem> {
  const letters = lettersOf(plain);
  if (letters.length >= FEWEST_LETTERS && isMadeOf(letters, ownWords(person))) {
    return 'Password tidak boleh berisi nama atau email Anda saja. Pilih password lain.';
  }
  if (await isCommonPassword(plain)) return 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
  return null;
}
