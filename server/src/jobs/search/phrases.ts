/** Phrases of the tables that a query has in another order, or with a typing error. */
import { entries, ignoredWords, LONGEST_PHRASE } from './search-tables';
import { isOneTypingErrorApart } from './typing-error';

/** Words that stand apart are looked for from this many letters on: "f b" is no "b … f". */
const LEAST_PART = 2;

const phrases = [...entries.keys()].filter((entry) => entry.includes(' ')).map((entry) => entry.split(' '));

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

function phrasesBy(
  keyOf: (words: readonly string[]) => string | undefined,
): ReadonlyMap<string | undefined, string[][]> {
  const groups = new Map<string | undefined, string[][]>();
  for (const words of phrases) groups.set(keyOf(words), [...(groups.get(keyOf(words)) ?? []), words]);
  return groups;
}

const byWords = phrasesBy(sorted);
const byFirst = phrasesBy(([first]) => first);
const bySecond = phrasesBy(([, second]) => second);

/** Words of one meaning are known: a place or a kind of work is written in one order. */
const hasSynonyms = (phrase: string): boolean => (entries.get(phrase)?.synonyms.length ?? 0) > 0;

/** The longest phrase of the tables that the words begin with, as the number of its words; 0 for none. */
export function phraseLength(words: readonly string[]): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    if (entries.has(words.slice(0, length).join(' '))) return length;
  }
  return 0;
}

/** A phrase with synonyms, of more words than `longerThan`, that the words begin with in another order. */
export function reorderedPhrase(words: readonly string[], longerThan: number): string | undefined {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > Math.max(1, longerThan); length -= 1) {
    const known = byWords.get(sorted(words.slice(0, length))) ?? [];
    const phrase = known.map((found) => found.join(' ')).find(hasSynonyms);
    if (phrase !== undefined) return phrase;
  }
  return undefined;
}

/** Whether the words begin with a phrase, but for one typing error in one word. */
function isMeant(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length > words.length) return false;
  const wrong = phrase.flatMap((word, index) => (words[index] === word ? [] : [index]));
  const [index = -1] = wrong;
  return wrong.length === 1 && isOneTypingErrorApart(words[index] ?? '', phrase[index] ?? '');
}

/** The longest phrases that the words begin with, but for one typing error. */
export function misspeltPhrases(words: readonly string[]): string[] {
  const [first, second] = words;
  const near = new Set([...(byFirst.get(first) ?? []), ...(bySecond.get(second) ?? [])]);
  const meant = [...near].filter((phrase) => isMeant(words, phrase));
  const longest = Math.max(0, ...meant.map(({ length }) => length));
  return meant.filter(({ length }) => length === longest).map((phrase) => phrase.join(' '));
}

/** The words of a phrase that are looked for where they stand apart; none where one alone would be left. */
export function partsOf(phrase: string): string[] {
  const words = [...new Set(phrase.split(' '))].filter((word) => !ignoredWords.has(word));
  return words.length > 1 && words.every(({ length }) => length >= LEAST_PART) ? words : [];
}

/** The words of a phrase of the tables that may stand apart. */
export const partsOfEntry = (phrase: string): string[] => (hasSynonyms(phrase) ? partsOf(phrase) : []);
