/** From this length on, words of one sound are one word. */
const MIN_LENGTH = 5;

/** Letters that Indonesian texts write for each other, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph|[vp]/g, 'f'],
  [/x/g, 'ks'],
  [/ch|ck|kh|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ai/g, 'e'],
  [/y|ie/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const MAX_SOUNDS = 20_000;
const sounds = new Map<string, string>();

/** The key that all spellings of a word share. */
function soundOf(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  if (sounds.size >= MAX_SOUNDS) sounds.clear();
  const sound = SPELLINGS.reduce((key, [letters, by]) => key.replace(letters, by), word);
  sounds.set(word, sound);
  return sound;
}

/** True for two spellings of one word: "aktip" and "aktif", "wetress" and "waitress". */
export const soundAlike = (word: string, other: string): boolean =>
  Math.min(word.length, other.length) >= MIN_LENGTH && soundOf(word) === soundOf(other);
