import type { Problem } from '../profile/field-problems';
import { isCommonPassword } from './common-passwords';

interface Person {
  name: string;
  email: string;
}

/** Shorter parts of a name, such as the M. of a first name, could stand in any password. */
const SHORTEST_NAME = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, '');

/** What of a person somebody would try as their password: the name, its parts, the e-mail address and its user. */
function ownWords({ name, email }: Person): string[] {
  const [user = ''] = email.split('@');
  const words = [name, ...name.split(/[^\p{L}\p{M}'’]+/u), email, user, ...user.split(/[^\p{L}\p{M}]+/u)];
  return words.map(lettersOf).filter((word) => word.length >= SHORTEST_NAME);
}

/**
 * What is wrong with a password that follows the specification's rule, in Indonesian, or null: it is among the commonest,
 * or it is the person's own name or e-mail address with nothing but numbers and signs around it.
 */
export async function passwordProblem(plain: string, person: Person): Promise<Problem> {
  if (ownWords(person).includes(lettersOf(plain))) {
    return 'Password tidak boleh berisi nama atau email Anda saja. Pilih password lain.';
  }
  if (await isCommonPassword(plain)) return 'Password ini terlalu umum dan mudah ditebak. Pilih password lain.';
  return null;
}
