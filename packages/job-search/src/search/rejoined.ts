/** Words of a query that the tables write together, or apart. See packages/job-search/README.md, rule 1. */
import { entryLength } from './phrases';
import { ENTRIES, LONGEST_ENTRY } from './tables';
import { isTypingError } from '@titian/rules/typing-error';

/** Shorter ones may be anything. */
const SHORTEST = 6;
const SHORTEST_MISTYPED = 9;

let byWord: ReadonlyMap<string, readonly string[]> | undefined;

/** Phrases of the tables by how they are written in one word. */
const phrasesByWord = () =>
  (byWord ??= new Map(
    [...ENTRIES.keys()].flatMap((entry) => {
      const word = entry.replaceAll(' ', '');
      return word !== entry && word.length >= 4 && !ENTRIES.has(word) ? [[word, entry.split(' ')] as const] : [];
    }),
  ));

/** The words of a phrase that is typed as one: "customerservice", "costumerservice". */
function apart(word: string): readonly string[] {
  const exact = phrasesByWord().get(word);
  if (exact || word.length < SHORTEST_MISTYPED) return exact ?? [word];
  for (const [joined, words] of phrasesByWord()) {
    if (joined.length >= SHORTEST_MISTYPED && isTypingError(word, joined)) return words;
  }
  return [word];
}

/** True when two words are one of the tables: "ware house". */
const areOne = (first: string, second: string): boolean =>
  first.length + second.length >= SHORTEST && ENTRIES.has(first + second);

/** The words of a query as the tables write them; entries of the tables stay as they are typed. */
export function rejoined(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length;) {
    const [first = '', second] = words.slice(at, at + 2);
    const length = entryLength(words.slice(at, at + LONGEST_ENTRY));
    const isOne = length < 2 && second !== undefined && !ENTRIES.has(second) && areOne(first, second);
    if (length > 0 && !isOne) joined.push(...words.slice(at, at + length));
    else joined.push(...(isOne ? [first + second] : apart(first)));
    at += isOne ? 2 : Math.max(length, 1);
  }
  return joined;
}
