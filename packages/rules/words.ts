/**
 * The words of a text as searches compare them: without accents and case, split at all that is no letter or digit.
 * See server/src/jobs/search/README.md.
 */
export const toWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text, one space between two. */
export const toPhrase = (text: string): string => toWords(text).join(' ');
