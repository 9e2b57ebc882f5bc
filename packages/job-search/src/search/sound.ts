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

const sounds = new Map<string, string | null>();

/** The key that all spellings of a word share: "tehnisi" and "teknisi"; null for a word that is too short for one. */
function soundOf(word: string): string | null {
  let sound = sounds.get(word);
  if (sound === undefined) {
    const isShort = word.length < SHORTEST || /\p{N}/u.test(word);
    sound = isShort ? null : SPELLINGS.reduce((key, [letters, by]) => key.replace(letters, by), word);
    sounds.set(word, sound);
  }
  return sound;
}

/** True when two words are spelt differently and sound alike: "aktip" and "aktif", "wetress" and "waitress". */
export function soundAlike(word: string, other: string): boolean {
  return soundOf(word) !== null && soundOf(word) === soundOf(other);
}
