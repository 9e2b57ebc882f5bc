/** Signs and digits that are typed in place of letters, with the letters that each replaces. */
const SUBSTITUTES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'il',
  '!': 'il',
  '|': 'il',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** The letters that a sign or digit may replace, or an empty text. */
export const lettersFor = (sign: string): string => SUBSTITUTES[sign] ?? '';

/** Text in lower case, without accents, in the plain form of each letter. */
export const plainForm = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
