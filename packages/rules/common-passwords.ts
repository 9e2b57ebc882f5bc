/** The rule by which a password is too common. See docs/adr/0026-passwords-by-lists.md. */

/** Shorter words are at the start of many a password that is hard to guess. */
const MIN_WORD_LETTERS = 4;

/** Up to a date of eight digits and one more: a longer number beside a word is no mere decoration of it. */
const MAX_DIGITS = 9;

/** A list in the form that `isAmongPasswords` searches. */
export const toPasswordList = (passwords: string): string => `\n${passwords}\n`;

/**
 * True when a password is in a list, or is one of the list with signs and numbers around it, however its letters are cased.
 * It takes some milliseconds.
 *
 * @param list of `toPasswordList`: passwords in lower case, a line each
 */
export function isAmongPasswords(list: string, plain: string): boolean {
  const text = plain.normalize('NFKC').toLowerCase();
  // The list has phrases without their spaces.
  const joined = text.replaceAll(/\s/g, '');
  const withoutSigns = text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const word = joined.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const isDecorated = joined.replaceAll(/\D/g, '').length <= MAX_DIGITS;
  const parts = [withoutSigns, ...(isDecorated ? [word] : [])].filter(({ length }) => length >= MIN_WORD_LETTERS);
  return [text, joined, ...parts].some((each) => list.includes(`\n${each}\n`));
}
