/** Phrases of the tables that a query has in another order, or with typing errors. */
import { soundOf } from './sound';
import { ENTRIES, IGNORED, LONGEST_ENTRY } from './tables';
import { isTypingError } from './typing-error';

/** Words that stand apart are looked for from this many letters on: "f b" is no "b … f". */
const SHORTEST_PART = 2;

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

/** True when words of one meaning are known for an entry: a place or a kind of work is written in one order. */
const hasSynonyms = (entry: string): boolean => ENTRIES.get(entry)?.isWork ?? false;

const PHRASES: readonly (readonly string[])[] = [...ENTRIES.keys()]
  .filter((entry) => entry.includes(' '))
  .map((entry) => entry.split(' '));

function groupBy(keyOf: (words: readonly string[]) => string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const groups = new Map<string, (readonly string[])[]>();
  for (const words of PHRASES) {
    const key = keyOf(words);
    const known = groups.get(key);
    if (known) known.push(words);
    else groups.set(key, [words]);
  }
  return groups;
}

/** The key that all spellings of a word share; of a short word, itself. */
const toKey = (word: string): string => soundOf(word) ?? word;

const BY_WORDS = groupBy(sorted);
const BY_FIRST = groupBy(([first = '']) => toKey(first));
const BY_SECOND = groupBy(([, second = '']) => toKey(second));

/** The longest entry that the words begin with, of those that pass, in words; 0 without one. */
export function entryLength(words: readonly string[], isWanted: (entry: string) => boolean = () => true): number {
  for (let length = Math.min(words.length, LONGEST_ENTRY); length > 0; length -= 1) {
    const entry = words.slice(0, length).join(' ');
    if (ENTRIES.has(entry) && isWanted(entry)) return length;
  }
  return 0;
}

/** An entry with synonyms, longer than some words, that the words begin with in another order. */
export function reorderedEntry(words: readonly string[], longerThan: number): string | undefined {
  for (let length = Math.min(words.length, LONGEST_ENTRY); length > Math.max(1, longerThan); length -= 1) {
    const entry = BY_WORDS.get(sorted(words.slice(0, length)))
      ?.map((found) => found.join(' '))
      .find(hasSynonyms);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** True when the words begin with a phrase, but for other spellings and for one typing error. */
function isMeant(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length > words.length) return false;
  const wrong = phrase.flatMap((word, place) => (words[place] === word ? [] : [place]));
  const errors = wrong.filter((place) => toKey(words[place] ?? '') !== toKey(phrase[place] ?? ''));
  const [place = -1] = errors;
  return (
    wrong.length > 0 &&
    (errors.length === 0 || (errors.length === 1 && isTypingError(words[place] ?? '', phrase[place] ?? '')))
  );
}

/** The longest entries of several words that the words begin with, but for other spellings and one typing error. */
export function misspeltEntries(words: readonly string[]): string[] {
  const [first = '', second = ''] = words;
  const phrases = new Set([...(BY_FIRST.get(toKey(first)) ?? []), ...(BY_SECOND.get(toKey(second)) ?? [])]);
  const meant = [...phrases].filter((phrase) => isMeant(words, phrase));
  const longest = Math.max(0, ...meant.map(({ length }) => length));
  return meant.filter(({ length }) => length === longest).map((phrase) => phrase.join(' '));
}

/** The words of a phrase that are looked for where they stand apart; none where one alone would be left. */
export function partsOf(phrase: string): string[] {
  const words = [...new Set(phrase.split(' '))].filter((word) => !IGNORED.has(word));
  return words.length > 1 && words.every(({ length }) => length >= SHORTEST_PART) ? words : [];
}

/** Words of an entry of work that may stand apart; a place's or a kind of work's may not. */
export const partsOfEntry = (entry: string): string[] => (hasSynonyms(entry) ? partsOf(entry) : []);
