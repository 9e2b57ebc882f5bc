/** From this length on, words of one sound are one word. */
const SHORTEST = 5;

/** Letters that Indonesian texts write for each other, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph|[vp]/g, 'f'],
  [/x/g, 'ks'],
  [/tion/g, 'sion'],
  [/ch|ck|kh|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ai/g, 'e'],
  [/y|ie/g, 'i'],
  [/h(?=[bdfgklmnrst])/g, 'k'],
  [/ist$/g, 'is'],
  [/(.)\1+/g, '$1'],
];

/**
 * The key that all spellings of a word share: "tehnisi" and "teknisi", "aktip" and "aktif", "taxi" and "taksi".
 *
 * @param word normalised
 * @returns null for a word that is too short to be told by its sound
 */
export function soundOf(word: string): string | null {
  if (word.length < SHORTEST || /\p{N}/u.test(word)) return null;
  return SPELLINGS.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
}
