import type { Concept } from './analyse-query';
import type { FieldValue, JobIndex } from './job-index';
import { KINDS_OF_PLACES, isCity, provinceOf } from './place-names';
import type { Place } from './place-names';
import { MEANINGS, SINGLE_WORDS } from './query-tables';
import type { Meaning } from './query-tables';
import { SEARCHED_FIELDS } from './searchable-job';
import type { SearchedField } from './searchable-job';
import { SHORTEST_CORRECTED, isTypingError } from './typing-error';

/** How a concept was found: as typed, by another word of its meaning, by the place meant, or as a typing error. */
type Via = 'word' | 'synonym' | 'place' | 'typo';

/** Where and how a concept was found in a vacancy. */
export interface Hit {
  field: SearchedField;
  /** The words found; of a city or province its name. */
  term: string;
  via: Via;
  /** It is only what a word stands for that was typed with an error, not that word. */
  isImplied?: true;
}

/** By position in the list. */
export type Hits = Map<number, Hit>;

const VIA_ORDER: Record<Via, number> = { word: 0, synonym: 1, place: 1, typo: 2 };
const IMPLIED = 3;

/** How much a hit counts: the lower, the more. */
export const hitOrder = ({ via, isImplied }: Hit): number => (isImplied ? IMPLIED : VIA_ORDER[via]);

const FIELD_ORDER = Object.fromEntries(SEARCHED_FIELDS.map((field, place) => [field, place])) as Record<
  SearchedField,
  number
>;

/** From how many letters on a word is also the beginning of others. */
const PREFIX_LENGTH = 3;

/** A word in more vacancies than these is none that was typed wrongly. */
const MOST_RARE = 20;

/** In how many times as many vacancies a word stands that a rare one is taken for, and one of the tables. */
const TIMES_A_WORD = 20;
const TIMES_AN_ENTRY = 2;

const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word);

const isPrefix = (word: string): boolean => word.length >= PREFIX_LENGTH;

/** What may have been meant comes last; else the field that counts most, and in one field what was typed. */
const isBetter = (hit: Hit, than: Hit): boolean => {
  const [isTypo, isTypoToo] = [hit.via === 'typo', than.via === 'typo'];
  if (isTypo !== isTypoToo) return isTypoToo;
  return (
    FIELD_ORDER[hit.field] < FIELD_ORDER[than.field] || (hit.field === than.field && hitOrder(hit) < hitOrder(than))
  );
};

function keepBetter(hits: Hits, position: number, hit: Hit): void {
  const known = hits.get(position);
  if (!known || isBetter(hit, known)) hits.set(position, hit);
}

/** The first of the fields that counts most, of those in which MiniSearch found words. */
const bestField = (match: Record<string, string[]>): [SearchedField, string] | null => {
  let best: [SearchedField, string] | null = null;
  for (const [term, fields] of Object.entries(match)) {
    for (const field of fields as SearchedField[]) {
      if (!best || FIELD_ORDER[field] < FIELD_ORDER[best[0]]) best = [field, term];
    }
  }
  return best;
};

function addWord({ texts }: JobIndex, word: string, prefix: boolean, via: Via, hits: Hits): void {
  for (const { id, match } of texts.search(word, { prefix })) {
    const found = bestField(match);
    if (found) keepBetter(hits, id as number, { field: found[0], term: found[1], via });
  }
}

function addPhrase({ texts, phraseAt }: JobIndex, phrase: string, via: Via, hits: Hits): void {
  for (const { id, match } of texts.search(phrase, { combineWith: 'AND' })) {
    const fields = new Set(Object.values(match).flat() as SearchedField[]);
    for (const field of fields) {
      if (phraseAt(id as number, field).includes(` ${phrase} `)) {
        keepBetter(hits, id as number, { field, term: phrase, via });
      }
    }
  }
}

const hasWords = ({ phrase }: FieldValue, words: string, prefix: boolean): boolean =>
  ` ${phrase} `.includes(prefix ? ` ${words}` : ` ${words} `);

function addValues({ values }: JobIndex, isMeant: (value: FieldValue) => boolean, via: Via, hits: Hits): void {
  for (const value of values) {
    if (!isMeant(value)) continue;
    for (const position of value.positions) keepBetter(hits, position, { field: value.field, term: value.text, via });
  }
}

/** Words in any field, as whole words side by side or, where allowed, as the beginning of one. */
function addTyped(index: JobIndex, words: string, prefix: boolean, via: Via, hits: Hits): void {
  if (words.includes(' ')) addPhrase(index, words, via, hits);
  else addWord(index, words, prefix, via, hits);
  addValues(index, (value) => hasWords(value, words, prefix), via, hits);
}

const isPlace = ({ field, text }: FieldValue, places: readonly Place[]): boolean =>
  (field === 'city' && places.some(({ kind, name }) => kind === 'city' && isCity(text, name))) ||
  (field === 'province' && places.some(({ kind, name }) => kind === 'province' && provinceOf(text)?.name === name));

function addMeaning(index: JobIndex, meaning: Meaning, typed: string, via: Via | null, hits: Hits): void {
  switch (meaning.kind) {
    case 'synonyms':
      for (const entry of meaning.entries) {
        if (entry !== typed) addTyped(index, entry, false, via ?? 'synonym', hits);
      }
      break;
    case 'places':
      addValues(index, (value) => isPlace(value, meaning.places), via ?? 'place', hits);
      break;
    default:
      addValues(index, ({ field, text }) => field === meaning.kind && text === meaning.value, via ?? 'synonym', hits);
  }
}

/** Words of the vacancies, and entries of the tables, that a word may have been typed for. */
function correctionsOf({ texts, values }: JobIndex, typed: string): Set<string> {
  // Two edits of MiniSearch's: two letters that are swapped count as two there.
  const near = texts.search(typed, { fuzzy: 2, prefix: false }).flatMap(({ match }) => Object.keys(match));
  const inValues = values.flatMap(({ phrase }) => phrase.split(' '));
  return new Set(
    [...near, ...inValues, ...SINGLE_WORDS].filter(
      (word) => isTypingError(typed, word) && !isNumber(word) && !KINDS_OF_PLACES.includes(word),
    ),
  );
}

/** In how many vacancies a typed word stands. */
interface TypedIn {
  asWord: number;
  /** Also as the beginning of one. */
  asBeginning: number;
}

/**
 * Whether a typed word may be an error for another: no vacancy has it, or it is rare, also beside the other, and begins
 * with the same letter. See contract/search/README.md, rule 4.
 */
function mayBeMeant(typed: string, { asWord, asBeginning }: TypedIn, word: string, wordIn: number): boolean {
  if (asBeginning === 0) return true;
  if (typed[0] !== word[0]) return false;
  return MEANINGS.has(word) ? wordIn >= asWord * TIMES_AN_ENTRY : wordIn >= asBeginning * TIMES_A_WORD;
}

/** What a word stands for that was typed with an error; the place that it means is as good as the word. */
function findMeant(index: JobIndex, meanings: readonly Meaning[], word: string): Hits {
  const meant: Hits = new Map();
  for (const meaning of meanings) {
    const found: Hits = new Map();
    addMeaning(index, meaning, word, 'typo', found);
    for (const [position, hit] of found) {
      keepBetter(meant, position, meaning.kind === 'synonyms' ? { ...hit, isImplied: true } : hit);
    }
  }
  return meant;
}

function countWord(index: JobIndex, word: string): number {
  const found: Hits = new Map();
  addTyped(index, word, false, 'word', found);
  return found.size;
}

function addCorrected(index: JobIndex, typed: string, hits: Hits): void {
  if (typed.length < SHORTEST_CORRECTED || hits.size > MOST_RARE || isNumber(typed)) return;
  const typedIn = { asWord: countWord(index, typed), asBeginning: hits.size };
  for (const word of correctionsOf(index, typed)) {
    const corrected: Hits = new Map();
    addTyped(index, word, false, 'typo', corrected);
    if (!mayBeMeant(typed, typedIn, word, corrected.size)) continue;
    for (const [position, hit] of corrected) keepBetter(hits, position, hit);
    for (const [position, hit] of findMeant(index, MEANINGS.get(word) ?? [], word)) keepBetter(hits, position, hit);
  }
}

/** The words of a phrase found apart count by the one in the lowest field. */
function together(parts: readonly Hit[]): Hit {
  const fields = parts.map(({ field }) => FIELD_ORDER[field]);
  const field = SEARCHED_FIELDS[Math.max(...fields)] ?? 'description';
  const terms = parts.filter((part) => part.field === field).map(({ term }) => term);
  return { field, term: [...new Set(terms)].join(', '), via: 'synonym' };
}

/** All words of a phrase, wherever they stand in a vacancy. */
function addApart(index: JobIndex, parts: readonly Concept[], hits: Hits): void {
  const [first, ...others] = parts.map((part) => findTyped(index, part));
  for (const [position, hit] of first ?? []) {
    const found = [hit, ...others.map((other) => other.get(position))].filter((part) => part !== undefined);
    if (found.length === parts.length) keepBetter(hits, position, together(found));
  }
}

/** Where a concept is found as it was typed, or by what it means. */
function findTyped(index: JobIndex, { text, meanings, parts }: Concept): Hits {
  const hits: Hits = new Map();
  const isWord = parts.length === 0;
  if (isWord || MEANINGS.has(text)) addTyped(index, text, meanings.length === 0 && isPrefix(text), 'word', hits);
  for (const meaning of meanings) addMeaning(index, meaning, text, null, hits);
  if (!isWord) addApart(index, parts, hits);
  return hits;
}

/** Where a concept is found, in each vacancy at its best. See contract/search/README.md, rules 2 to 4. */
export function findConcept(index: JobIndex, concept: Concept): Hits {
  const { text, meanings, parts, corrections } = concept;
  const hits = findTyped(index, concept);
  for (const correction of corrections) {
    for (const [position, hit] of findTyped(index, correction)) {
      keepBetter(hits, position, { ...hit, via: 'typo', ...(hit.via !== 'word' && { isImplied: true }) });
    }
  }
  if (meanings.length === 0 && parts.length === 0) addCorrected(index, text, hits);
  return hits;
}
