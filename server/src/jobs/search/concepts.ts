import { entries, entryWords, ignoredWords, LONGEST_PHRASE, type Entry, type Place } from './search-tables';
import { isOneTypingErrorApart } from './typing-error';
import { wordsOf } from './words';

/** How what was found relates to what was typed. */
export type Via = 'word' | 'synonym' | 'place' | 'typo';

/** Words that are looked for side by side; as a prefix, a single one also begins a longer word. */
export interface Alternative {
  words: readonly string[];
  via: Via;
  isPrefix: boolean;
}

/** Values of a vacancy that a concept stands for. */
export interface Meaning extends Place {
  workingTypes: readonly string[];
  workplaces: readonly string[];
  via: Via;
}

/** One thing that a search asks for: a vacancy matches it by any alternative or by what it means. */
export interface Concept {
  /** As typed, normalised. */
  typed: string;
  alternatives: readonly Alternative[];
  meanings: readonly Meaning[];
}

/** More of them are left out: nobody types so many, and each costs. */
const MAX_CONCEPTS = 8;

/** From this length on, what is typed may be the beginning of a word. */
const LEAST_PREFIX = 3;

/** What the tables say of a phrase; `via` overrides how it was come to. */
function meaningsOf({ place, workingTypes, workplaces }: Entry, via?: Via): Meaning[] {
  const none = { cityIds: [], provinceIds: [], workingTypes: [], workplaces: [] };
  const isPlace = place.cityIds.length + place.provinceIds.length > 0;
  const isType = workingTypes.length + workplaces.length > 0;
  return [
    ...(isPlace ? [{ ...none, ...place, via: via ?? 'place' } as const] : []),
    ...(isType ? [{ ...none, workingTypes, workplaces, via: via ?? 'synonym' } as const] : []),
  ];
}

function tableConcept(phrase: string, entry: Entry): Concept {
  const synonyms = entry.synonyms.map((words) => ({ words, via: 'synonym' as const, isPrefix: false }));
  return {
    typed: phrase,
    alternatives: [{ words: phrase.split(' '), via: 'word', isPrefix: false }, ...synonyms],
    meanings: meaningsOf(entry),
  };
}

function wordConcept(word: string): Concept {
  return {
    typed: word,
    alternatives: [{ words: [word], via: 'word', isPrefix: word.length >= LEAST_PREFIX }],
    meanings: [],
  };
}

/** The longest phrase of the tables that begins at a word, as the number of its words; 0 for none. */
function phraseLength(words: readonly string[], start: number): number {
  const longest = Math.min(LONGEST_PHRASE, words.length - start);
  for (let length = longest; length > 0; length -= 1) {
    if (entries.has(words.slice(start, start + length).join(' '))) return length;
  }
  return 0;
}

/**
 * What a query asks for (`contract/search/README.md`, rule 1): the longest phrases of the tables first, then each other
 * word that carries weight. None where nothing is left.
 */
export function conceptsOf(query: string): Concept[] {
  const words = wordsOf(query);
  const concepts = new Map<string, Concept>();
  for (let index = 0; index < words.length;) {
    const length = phraseLength(words, index);
    const phrase = words.slice(index, index + Math.max(1, length)).join(' ');
    const entry = entries.get(phrase);
    if (entry) concepts.set(phrase, tableConcept(phrase, entry));
    else if (!ignoredWords.has(phrase)) concepts.set(phrase, wordConcept(phrase));
    index += Math.max(1, length);
  }
  return [...concepts.values()].slice(0, MAX_CONCEPTS);
}

/** Whether a concept is a word outside the tables, which may be a typing error where no vacancy has it. */
export const mayBeTypingError = ({ typed }: Concept): boolean =>
  !entries.has(typed) && typed.length >= 4 && !/^\p{N}+$/u.test(typed);

const meant = (word: string): { words: readonly string[]; via: Via; isPrefix: boolean } => ({
  words: [word],
  via: 'typo',
  isPrefix: false,
});

/**
 * The same concept, found also by what may have been meant: words of vacancies that are one typing error away, and
 * what words of the tables that are so stand for.
 */
export function withTypingErrors(concept: Concept, vacancyWords: readonly string[]): Concept {
  const isMeant = (word: string): boolean => isOneTypingErrorApart(concept.typed, word);
  const fromTables = entryWords.filter(isMeant).map((word) => ({ word, entry: entries.get(word) as Entry }));
  const phrases = fromTables.flatMap(({ entry }) => entry.synonyms);
  const words = new Set([...vacancyWords.filter(isMeant), ...fromTables.map(({ word }) => word)]);
  return {
    ...concept,
    alternatives: [
      ...concept.alternatives,
      ...[...words].map(meant),
      ...phrases.map((phrase) => ({ words: phrase, via: 'typo' as const, isPrefix: false })),
    ],
    meanings: fromTables.flatMap(({ entry }) => meaningsOf(entry, 'typo')),
  };
}
