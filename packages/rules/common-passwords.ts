/** The rule by which a password is too common. See docs/adr/0026-passwords-by-lists.md. */
import { lettersFor, plainForm } from './letter-substitutes';

/** Shorter words are at the start of many a password that is hard to guess. */
const SHORTEST_WORD = 4;

/** From its first letter to its last one: all but the signs that replace letters at its ends. */
const SHORTEST_CORE = 3;

/** Up to a date of eight digits and one more: a longer number beside a word is no mere decoration of it. */
const MOST_DIGITS = 9;

/** How many signs or digits at either end of a word may replace its letters, as in "R4h4514". */
const MOST_REPLACED = 6;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`);

/** Pattern of one character: itself, or a letter that it may replace. */
const oneOf = (character: string): string =>
  lettersFor(character) === '' ? escaped(character) : `[${escaped(character)}${lettersFor(character)}]`;

/** The characters of `run` up to the first that replaces no letter, `MOST_REPLACED` at most. */
function replacing(run: readonly string[]): readonly string[] {
  const end = run.findIndex((character) => lettersFor(character) === '');
  return run.slice(0, end === -1 ? MOST_REPLACED : Math.min(end, MOST_REPLACED));
}

/** Pattern of a word with the signs and digits around it, of which those beside it may belong to it; or none. */
function wordPattern(text: string): string[] {
  const parts = /^([^\p{L}]*)(\p{L}|\p{L}.*\p{L})([^\p{L}]*)$/su.exec(text);
  if (!parts) return [];
  const [, before = '', word = '', after = ''] = parts;
  if (word.length < SHORTEST_CORE) return [];
  if ((before + after).replaceAll(/\D/g, '').length > MOST_DIGITS) return [];
  const start = replacing([...before].reverse()).reduceRight((rest, each) => `(?:${rest}${oneOf(each)})?`, '');
  const end = replacing([...after]).reduceRight((rest, each) => `(?:${oneOf(each)}${rest})?`, '');
  return [`(?=.{${SHORTEST_WORD}})${start}${[...word].map(oneOf).join('')}${end}`];
}

/** A list in the form that `isAmongPasswords` searches. */
export const toPasswordList = (passwords: string): string => `\n${passwords}\n`;

/**
 * True when a password is in a list, or is one of the list with signs and numbers around it, however its letters are cased
 * and with the usual signs in their place. It takes some milliseconds.
 *
 * @param list of `toPasswordList`: passwords in lower case, a line each
 */
export function isAmongPasswords(list: string, plain: string): boolean {
  const text = plainForm(plain);
  const withoutSigns = text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const bare = withoutSigns.length < SHORTEST_WORD ? [] : [withoutSigns];
  const whole = [plain.toLowerCase(), text, ...bare].map(escaped);
  // The list has phrases without their spaces.
  const joined = text.replaceAll(/\s/g, '');
  return new RegExp(String.raw`\n(?:${[...whole, ...wordPattern(joined)].join('|')})\n`).test(list);
}
