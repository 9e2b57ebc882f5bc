import { part, regex } from './any-of';

/** Letters that are parted by the same sign, so that a filter does not read the word: "b.i.a.y.a", "b i a y a". */
const PARTED = /(?<![a-z\d])[a-z]([ ._*~|-])[a-z](?:\1[a-z]){2,30}(?![a-z\d])/g;

/** Figures within a word, for the letters that they look like: "b4yar", "te1egram". */
const FIGURED = /(?<![a-z\d])[a-z]{1,20}(?:[0134][a-z]{1,20}){1,4}(?![a-z\d])/g;
const UNIT = '(?:rb|ribu|jt|juta|jtan|k|x|m|cm|kg|th|thn|tahun|bln|bulan|hari|jam|mi)';
const OF_A_SUM = regex`^(?:rp|idr|usd)\d|\d${UNIT}$`;
const LETTERS: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a' };
/** An "l" stands between vowels and before "i"; elsewhere an "i". */
const letterOf = (figure: string, before: string, behind: string): string =>
  LETTERS[figure] ?? (/[aeou]$/.test(before) || behind.startsWith('i') ? 'l' : 'i');

/** A letter within a number, for the figure that it looks like: a reader of pictures takes "1OO.OOO" for 100.000. */
const NUMBER = new RegExp(
  part`(?<![a-z\d])(?:(?:rp|idr)\.? ?)?(?=[oil]{0,2}\d)[\doil]{1,12}(?:[.,][\doil]{3}){0,4}(?=(?: ?${UNIT})?(?![a-z\d]))`,
  'g',
);

/**
 * Plain text whose words are spelt as usual: letters that signs part, figures for letters and letters for figures, and
 * letters that are drawn out ("yaaaa"). Specification 4, section 14.
 */
export const undisguised = (plain: string): string =>
  plain
    .replace(PARTED, (letters, sign: string) => letters.replaceAll(sign, ''))
    .replace(/\b0tp\b/g, 'otp')
    .replace(FIGURED, (word) =>
      OF_A_SUM.test(word)
        ? word
        : word.replace(/[0134]/g, (figure, at: number) => letterOf(figure, word.slice(0, at), word.slice(at + 1))),
    )
    .replace(NUMBER, (number) => number.replace(/[oil](?!dr|$)|[oil]$/g, (letter) => (letter === 'o' ? '0' : '1')))
    .replace(/(?!pppk)([a-hj-vx-z])\1{2,}/g, '$1');
