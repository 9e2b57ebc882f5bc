/** Phrases of the tables that a query has in another order, or with typing errors. */
import { ENTRIES, IGNORED, MAX_ENTRY_WORDS } from './tables';
import { soundAlike } from './sound';
import { isTypingError } from '@titian/rules/typing-error';

/** Words that stand apart are looked for from this many letters on: "f b" is no "b … f". */
const MIN_PART_LETTERS = 2;

/** True when words of one meaning are known for an entry: a place or a kind of work is written in one order. */
const hasSynonyms = (entry: string): boolean => ENTRIES.get(entry)?.isWork ?? false;

const PHRASES: readonly (readonly string[])[] = [...ENTRIES.keys()]
  .filter((entry) => entry.includes(' '))
  .map((entry) => entry.split(' '));

/**
 * The longest entry that the words begin with, of those that pass, in words; 0 without one. A workplace does not end where
 * another entry begins: "kerja di rumah sakit" is no "kerja di rumah".
 */
export function entryLength(words: readonly string[], isWanted: (entry: string) => boolean = () => true): number {
  for (let length = Math.min(words.length, MAX_ENTRY_WORDS); length > 0; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    const entry = ENTRIES.get(phrase);
    const isCut = length > 1 && entry?.workplaces.length && entryLength(words.slice(length - 1)) > 1;
    if (entry && isWanted(phrase) && !isCut) return length;
  }
  return 0;
}

/** The longest entries of several words that some words begin with, but for how `isMeant` compares them. */
function longestMeant(
  words: readonly string[],
  isMeant: (phrase: readonly string[], head: readonly string[]) => boolean,
): string[] {
  const meant = PHRASES.filter(
    (phrase) => phrase.length <= words.length && isMeant(phrase, words.slice(0, phrase.length)),
  );
  const longest = Math.max(0, ...meant.map(({ length }) => length));
  return meant.filter(({ length }) => length === longest).map((phrase) => phrase.join(' '));
}

/** The longest entry with synonyms, of more than so many words, that the words begin with in another order. */
export const reorderedEntry = (words: readonly string[], moreThan: number): string | undefined =>
  longestMeant(
    words,
    (phrase, head) =>
      phrase.length > moreThan &&
      phrase.every((word) => head.includes(word)) &&
      head.every((word) => phrase.includes(word)) &&
      hasSynonyms(phrase.join(' ')),
  )[0];

/** The longest entries of several words that the words begin with, but for the sound of each or one typing error. */
export const misspeltEntries = (words: readonly string[]): string[] =>
  longestMeant(
    words,
    (phrase, head) =>
      phrase.some((word, place) => word !== head[place]) &&
      phrase.every((word, place) => {
        const typed = head[place] ?? '';
        return word === typed || isTypingError(typed, word) || soundAlike(typed, word);
      }),
  );

/** Words of an entry of work that may stand apart, where more than one is left; a place's or a kind of work's may not. */
export function partsOfEntry(entry: string): string[] {
  const words = [...new Set(entry.split(' '))].filter((word) => !IGNORED.has(word));
  const mayBeApart = hasSynonyms(entry) && words.length > 1 && words.every(({ length }) => length >= MIN_PART_LETTERS);
  return mayBeApart ? words : [];
}
