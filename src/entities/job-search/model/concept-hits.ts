import {
  MOST_RARE,
  asMeant,
  mayBeMeant,
  mayBeTypingError,
  viaOf,
  withMeant,
  wordsNear,
} from '../../../../contract/rules/search/concepts';
import type { Alternative, Concept, Meaning, Via } from '../../../../contract/rules/search/concepts';
import { SEARCH_FIELDS, bitsOf, fieldsOf } from '../../../../contract/rules/search/fields';
import type { SearchField } from '../../../../contract/rules/search/fields';
import { isBetter } from '../../../../contract/rules/search/order';
import type { Quality } from '../../../../contract/rules/search/order';
import { isCity, provinceOf } from '@titian/rules/place-names';
import type { Place } from '@titian/rules/place-names';
import type { FieldValue, JobIndex, Located } from './job-index';

/** Where and how a concept was found in a vacancy. */
export interface Hit {
  field: SearchField;
  /** The words found; of a city or province its name. */
  term: string;
  via: Via;
}

/** The same with how well it counts. */
export interface RankedHit extends Hit {
  quality: Quality;
  /** The groups of all fields in which the concept was found; by default that of `field`. See `toBits`. */
  groups?: number;
}

/** By position in the list. */
type Hits = Map<number, RankedHit>;

/** The groups of all fields in which a concept was found. */
export const groupsOfHit = ({ field, groups = bitsOf(field) }: RankedHit): number => groups;

function keepBetter(hits: Hits, position: number, hit: RankedHit): void {
  const known = hits.get(position);
  if (!known) return void hits.set(position, hit);
  const groups = groupsOfHit(known) | groupsOfHit(hit);
  const better = isBetter(hit, known) ? hit : known;
  hits.set(position, better);
  if (groups !== groupsOfHit(better)) better.groups = groups;
}

function addWord(
  { texts }: JobIndex,
  { words, isPrefix, quality }: Alternative,
  fields: SearchField[],
  hits: Hits,
): void {
  const via = viaOf(quality);
  for (const { id, match } of texts.search(words, { prefix: isPrefix, fields })) {
    for (const [term, found] of Object.entries(match)) {
      for (const field of found as SearchField[]) keepBetter(hits, id as number, { field, term, via, quality });
    }
  }
}

function addPhrase(
  { texts, phraseAt }: JobIndex,
  { words, quality }: Alternative,
  fields: SearchField[],
  hits: Hits,
): void {
  for (const { id, match } of texts.search(words, { combineWith: 'AND', fields })) {
    const found = new Set(Object.values(match).flat() as SearchField[]);
    for (const field of found) {
      if (phraseAt(id as number, field).includes(` ${words} `)) {
        keepBetter(hits, id as number, { field, term: words, via: viaOf(quality), quality });
      }
    }
  }
}

const hasWords = ({ phrase }: FieldValue, words: string, prefix: boolean): boolean =>
  ` ${phrase} `.includes(prefix ? ` ${words}` : ` ${words} `);

function addValues(
  { values }: JobIndex,
  isMeant: (value: FieldValue) => boolean,
  found: Pick<RankedHit, 'via' | 'quality'>,
  hits: Hits,
): void {
  for (const value of values) {
    if (!isMeant(value)) continue;
    for (const position of value.positions) {
      keepBetter(hits, position, { field: value.field, term: value.text, ...found });
    }
  }
}

function addLocated(located: readonly Located[] | undefined, field: SearchField, quality: Quality, hits: Hits): void {
  for (const { position, term } of located ?? []) {
    keepBetter(hits, position, { field, term, via: viaOf(quality), quality });
  }
}

/** Words in the fields of their scope, as whole words side by side or, where allowed, as the beginning of one. */
function addAlternative(index: JobIndex, alternative: Alternative, hits: Hits): void {
  const { words, scope, quality, isPrefix } = alternative;
  if (scope === 'sound') return addLocated(index.sounds.get(words), 'title', quality, hits);
  if (scope === 'initials') return addLocated(index.initials.get(words), 'company', quality, hits);
  const fields = fieldsOf(scope);
  const texts = fields.filter((field) => index.textFields.has(field));
  if (texts.length > 0) (words.includes(' ') ? addPhrase : addWord)(index, alternative, texts, hits);
  const isFound = (value: FieldValue): boolean => fields.includes(value.field) && hasWords(value, words, isPrefix);
  if (texts.length < fields.length) addValues(index, isFound, { via: viaOf(quality), quality }, hits);
}

const isPlace = ({ field, text }: FieldValue, places: readonly Place[]): boolean =>
  (field === 'city' && places.some(({ kind, name }) => kind === 'city' && isCity(text, name))) ||
  (field === 'province' && places.some(({ kind, name }) => kind === 'province' && provinceOf(text)?.name === name));

function addMeaning(index: JobIndex, { places, workingTypes, workplaces, quality }: Meaning, hits: Hits): void {
  const isMeant = (value: FieldValue): boolean =>
    (places.length > 0 && isPlace(value, places)) ||
    (value.field === 'workingType' && workingTypes.includes(value.text)) ||
    (value.field === 'workplace' && workplaces.includes(value.text));
  addValues(index, isMeant, { via: viaOf(quality, places.length > 0), quality }, hits);
}

function countWord(index: JobIndex, word: string, isPrefix: boolean): number {
  const found: Hits = new Map();
  addAlternative(index, { words: word, scope: 'any', quality: 'typed', isPrefix }, found);
  return found.size;
}

/** Words of the vacancies near a typed one. Two edits of MiniSearch's: two letters that are swapped count as two. */
function wordsOfJobs({ texts, values }: JobIndex, typed: string): string[] {
  const near = texts.search(typed, { fuzzy: 2, prefix: false }).flatMap(({ match }) => Object.keys(match));
  return [...near, ...values.flatMap(({ phrase }) => phrase.split(' '))];
}

/** With what may have been meant, where few vacancies have what was typed. */
export function corrected(index: JobIndex, concept: Concept): Concept {
  const { typed } = concept;
  if (!mayBeTypingError(concept)) return concept;
  const asBeginning = countWord(index, typed, true);
  if (asBeginning > MOST_RARE) return concept;
  const typedIn = { asWord: countWord(index, typed, false), asBeginning };
  const near = wordsNear(typed, wordsOfJobs(index, typed));
  const meant = near.filter((word) => mayBeMeant(typed, typedIn, word, countWord(index, word, false)));
  return meant.length > 0 ? withMeant(concept, meant) : concept;
}

/** The words of a phrase found apart count by the one in the lowest field. */
function together(parts: readonly RankedHit[]): RankedHit {
  const field = SEARCH_FIELDS[Math.max(...parts.map((part) => SEARCH_FIELDS.indexOf(part.field)))] ?? 'description';
  const terms = parts.filter((part) => part.field === field).map(({ term }) => term);
  return { field, term: [...new Set(terms)].join(', '), via: 'synonym', quality: 'alike' };
}

/** Adds the vacancies that have all words of a phrase, in any place. */
function addApart(index: JobIndex, parts: readonly Concept[], hits: Hits): void {
  const [first, ...others] = parts.map((part) => findConcept(index, part));
  for (const [position, hit] of first ?? []) {
    const found = [hit, ...others.map((other) => other.get(position))].filter((part) => part !== undefined);
    if (found.length === parts.length) keepBetter(hits, position, together(found));
  }
}

/** Where a concept is found as it was typed, or by what it means. */
function findTyped(index: JobIndex, { alternatives, meanings, parts }: Concept): Hits {
  const hits: Hits = new Map();
  for (const alternative of alternatives) addAlternative(index, alternative, hits);
  for (const meaning of meanings) addMeaning(index, meaning, hits);
  if (parts.length > 0) addApart(index, parts, hits);
  return hits;
}

/**
 * Where a concept is found, in each vacancy at its best. See contract/search/README.md, rules 2 to 4.
 *
 * @param concept with what may have been meant
 */
export function findConcept(index: JobIndex, concept: Concept): ReadonlyMap<number, RankedHit> {
  const hits = findTyped(index, concept);
  for (const correction of concept.corrections) {
    for (const [position, hit] of findTyped(index, correction)) {
      const quality = asMeant(hit.quality);
      keepBetter(hits, position, { ...hit, via: viaOf(quality), quality });
    }
  }
  return hits;
}
