/** A shorter word is the root of too many. */
const SHORTEST_ROOT = 4;

/** First letters of a word, and those that the prefix "pe" puts in their place: "tanam" becomes "penanam". */
const NASALS: readonly (readonly [RegExp, string])[] = [
  [/^p/, 'pem'],
  [/^t/, 'pen'],
  [/^k/, 'peng'],
  [/^s/, 'peny'],
  [/^(?=[bf])/, 'pem'],
  [/^(?=[cdjz])/, 'pen'],
  [/^(?=[aeioughq])/, 'peng'],
];

/** The nouns that Indonesian derives from a word: "peternak" and "peternakan" from "ternak", "kearsipan" from "arsip". */
export function derivedFrom(word: string): string[] {
  if (word.length < SHORTEST_ROOT || /\P{Ll}/u.test(word)) return [];
  const nasal = NASALS.find(([start]) => start.test(word));
  const starts = [...['pe', 'per', 'ke'].map((prefix) => prefix + word), ...(nasal ? [word.replace(...nasal)] : [])];
  return starts.flatMap((start) => [start, `${start}an`]);
}
