const SEPARATORS = /[^\p{L}\p{N}]+/u;

/**
 * The words of a text as both search engines compare them (`contract/search/README.md`): without accents, in lower
 * case, split at everything that is no letter or digit.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.split(SEPARATORS).filter((word) => word !== '');
}
