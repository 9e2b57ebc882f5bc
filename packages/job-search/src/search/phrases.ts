/** Phrases of the tables that a query has in another order, or with typing errors. */
import { soundOf } from './sound';
import { ENTRIES, IGNORED, LONGEST_ENTRY } from './tables';
import { isTypingError } from '@titian/rules/typing-error';

/** Words that stand apart are looked for from this many letters on: "f b" is no "b … f". */
const SHORTEST_PART = 2;

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

/** True when words of one meaning are known for an entry: a place or a kind of work is written in one order. */
const hasSynonyms = (entry: string): boolean => ENTRIES.get(entry)?.isWork ?? false;

const PHRASES: readonly (readonly string[])[] = [...ENTRIES.keys()]
  .filter((entry) => entry.includes(' '))
  .map((entry) => entry.split(' '));

let byWords: Map<string, (readonly string[])[]> | undefined;

/** Phrases by their words in one order. They take a while, and are made when a phrase is first looked for. */
function phrasesOf(words: readonly string[]): readonly (readonly string[])[] {
  if (!byWords) {
    byWords = new Map();
    for (const phrase of PHRASES) {
      const key = sorted(phrase);
      byWords.set(key, [...(byWords.get(key) ?? []), phrase]);
    }
  }
  return byWords.get(sorted(words)) ?? [];
}

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
    const entry = phrasesOf(words.slice(0, length))
      .map((found) => found.join(' '))
      .find(hasSynonyms);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

let sounds: { phrase: readonly string[]; sounds: (string | null)[] }[] | undefined;

/** Phrases with the sounds of their words. */
const readSounds = () => (sounds ??= PHRASES.map((phrase) => ({ phrase, sounds: phrase.map(soundOf) })));

/** The longest entries of several words that the words begin with, but for other spellings and one typing error in each. */
export function misspeltEntries(words: readonly string[]): string[] {
  const typed = words.slice(0, LONGEST_ENTRY).map((word) => ({ word, sound: soundOf(word) }));
  const meant = readSounds()
    .filter(
      ({ phrase, sounds }) =>
        phrase.length <= typed.length &&
        typed.some(({ word }, place) => place < phrase.length && word !== phrase[place]) &&
        phrase.every((word, place) => {
          const { word: given = '', sound = null } = typed[place] ?? {};
          return given === word || (sound !== null && sound === sounds[place]) || isTypingError(given, word);
        }),
    )
    .map(({ phrase }) => phrase);
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
