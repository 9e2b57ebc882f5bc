import { misspeltPhrases, partsOf, partsOfEntry, phraseLength, reorderedPhrase } from './phrases';
import { entries, entryWords, ignoredWords, type Entry, type Place } from './search-tables';
import { isOneTypingErrorApart } from './typing-error';
import { wordsOf } from './words';

/** How what was found relates to what was typed. */
export type Via = 'word' | 'synonym' | 'place' | 'typo';

/** Words that are looked for side by side; as a prefix, a single one also begins a longer word. */
export interface Alternative {
  words: readonly string[];
  via: Via;
  isPrefix: boolean;
  /** It is only what a word stands for that was typed with an error, not that word. */
  isImplied?: true;
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
  /** The words of a phrase, which may stand apart and in any order; none for a single word. */
  parts: readonly Concept[];
  /** Phrases of the tables that are typed here with one error. */
  corrections: readonly Concept[];
}

/** More of them are left out: nobody types so many, and each costs. */
const MAX_CONCEPTS = 8;

/** From this length on, what is typed may be the beginning of a word. */
const LEAST_PREFIX = 3;

/** Meanings of a phrase in the tables; `via` overrides the way in which it was found. */
function meaningsOf({ place, workingTypes, workplaces }: Entry, via?: Via): Meaning[] {
  const none = { cityIds: [], provinceIds: [], workingTypes: [], workplaces: [] };
  const isPlace = place.cityIds.length + place.provinceIds.length > 0;
  const isType = workingTypes.length + workplaces.length > 0;
  return [
    ...(isPlace ? [{ ...none, ...place, via: via ?? 'place' } as const] : []),
    ...(isType ? [{ ...none, workingTypes, workplaces, via: via ?? 'synonym' } as const] : []),
  ];
}

const synonymsOf = ({ synonyms }: Entry): Alternative[] =>
  synonyms.map((words) => ({ words, via: 'synonym', isPrefix: false }));

/** Of one word; a word of the tables is no beginning of another. */
function wordConcept(word: string): Concept {
  const entry = entries.get(word);
  return {
    typed: word,
    alternatives: [
      { words: [word], via: 'word', isPrefix: !entry && word.length >= LEAST_PREFIX },
      ...(entry ? synonymsOf(entry) : []),
    ],
    meanings: entry ? meaningsOf(entry) : [],
    parts: [],
    corrections: [],
  };
}

function phraseConcept(phrase: string, entry: Entry): Concept {
  return {
    typed: phrase,
    alternatives: [{ words: phrase.split(' '), via: 'word', isPrefix: false }, ...synonymsOf(entry)],
    meanings: meaningsOf(entry),
    parts: partsOfEntry(phrase).map(wordConcept),
    corrections: [],
  };
}

const entryConcept = (phrase: string): Concept =>
  phrase.includes(' ') ? phraseConcept(phrase, entries.get(phrase) as Entry) : wordConcept(phrase);

/** Concept of words with as many hits as a phrase of the tables; null when too few of them carry weight. */
function almostConcept(words: readonly string[], phrase: string, found: Partial<Concept>): Concept | null {
  const typed = words.slice(0, phrase.split(' ').length).join(' ');
  const parts = partsOf(typed).map(wordConcept);
  return parts.length > 0 ? { typed, alternatives: [], meanings: [], parts, corrections: [], ...found } : null;
}

/** A phrase of the tables that the words begin with in another order, or with a typing error. */
function almostPhrase(words: readonly string[], exact: number): Concept | null {
  const reordered = reorderedPhrase(words, exact);
  if (reordered !== undefined) {
    const entry = entries.get(reordered) as Entry;
    const itself = { words: reordered.split(' '), via: 'synonym', isPrefix: false } as const;
    return almostConcept(words, reordered, {
      alternatives: [itself, ...synonymsOf(entry)],
      meanings: meaningsOf(entry),
    });
  }
  const misspelt = exact > 1 ? [] : misspeltPhrases(words);
  const [first] = misspelt;
  return first === undefined ? null : almostConcept(words, first, { corrections: misspelt.map(entryConcept) });
}

/** The concept that a query begins with. */
function firstConcept(words: readonly string[]): Concept {
  const exact = phraseLength(words);
  return almostPhrase(words, exact) ?? entryConcept(words.slice(0, Math.max(1, exact)).join(' '));
}

/**
 * Concepts of a query (`contract/search/README.md`, rule 1): the longest phrases of the tables first, then each other
 * word that carries weight. None where nothing is left.
 */
export function conceptsOf(query: string): Concept[] {
  const concepts = new Map<string, Concept>();
  for (let words = wordsOf(query); words.length > 0;) {
    const concept = firstConcept(words);
    if (!ignoredWords.has(concept.typed)) concepts.set(concept.typed, concept);
    words = words.slice(concept.typed.split(' ').length);
  }
  return [...concepts.values()].slice(0, MAX_CONCEPTS);
}

/** True when a concept is a word outside the tables, which may be a typing error where few vacancies have it. */
export const mayBeTypingError = ({ typed, parts }: Concept): boolean =>
  parts.length === 0 && !entries.has(typed) && typed.length >= 4 && !/^\p{N}+$/u.test(typed);

/** A word in more vacancies than these is none that was typed wrongly. */
export const MOST_RARE = 20;

/** In how many times as many vacancies a word stands that a rare one is taken for, and one of the tables. */
const TIMES_A_WORD = 20;
const TIMES_AN_ENTRY = 2;

/** The number of vacancies from which on all numbers are alike to `mayBeMeant`. */
export const MOST_COUNTED = MOST_RARE * TIMES_A_WORD;

/** In how many vacancies a typed word stands. */
export interface TypedIn {
  asWord: number;
  /** Also as the beginning of one. */
  asBeginning: number;
}

/**
 * True when a typed word may be an error for another (`contract/search/README.md`, rule 4): no vacancy has it, or it is
 * rare, also beside the other, and begins with the same letter.
 */
export function mayBeMeant(typed: string, { asWord, asBeginning }: TypedIn, word: string, wordIn: number): boolean {
  if (asBeginning === 0) return true;
  if (asBeginning > MOST_RARE || typed[0] !== word[0]) return false;
  return entries.has(word) ? wordIn >= asWord * TIMES_AN_ENTRY : wordIn >= asBeginning * TIMES_A_WORD;
}

/** Words that half of all places have in their names: nobody who mistypes one looks for all of them. */
const KINDS_OF_PLACES = ['kabupaten', 'kota', 'provinsi'];

/** Words of vacancies and of the tables that a typed one may be an error for. */
export const wordsNear = (typed: string, words: readonly string[]): string[] =>
  [...new Set([...words, ...entryWords])].filter(
    (word) => isOneTypingErrorApart(typed, word) && !KINDS_OF_PLACES.includes(word) && !/^\p{N}+$/u.test(word),
  );

const meant = (word: string): { words: readonly string[]; via: Via; isPrefix: boolean } => ({
  words: [word],
  via: 'typo',
  isPrefix: false,
});

/** The same concept, found also by words that may have been meant, and by what those of the tables stand for. */
export function withMeant(concept: Concept, words: readonly string[]): Concept {
  const fromTables = words.flatMap((word) => entries.get(word) ?? []);
  const phrases = fromTables.flatMap(({ synonyms }) => synonyms);
  return {
    ...concept,
    alternatives: [
      ...concept.alternatives,
      ...words.map(meant),
      ...phrases.map((phrase) => ({ words: phrase, via: 'typo', isPrefix: false, isImplied: true }) as const),
    ],
    meanings: fromTables.flatMap((entry) => meaningsOf(entry, 'typo')),
  };
}
