import type { Place } from '@titian/rules/place-names';
import { workingTypesOf } from '@titian/rules/working-types';
import { viaOf, type Alternative, type Concept, type Meaning, type Via } from './concepts';
import { fieldsOf, SEARCH_FIELDS, type SearchField } from './fields';
import { isBetter, type Quality } from './order';
import { joined } from './written';
import { fieldWords, type SearchedJob } from './search-document';

/** Where a vacancy was found by one concept (contract, `MatchedIn`). */
export interface MatchedIn {
  field: SearchField;
  /** The words that were found there; of a place, working type or workplace what stands there. */
  term: string;
  via: Via;
}

interface RankedMatch extends MatchedIn {
  quality: Quality;
}

/** The words of a field that an alternative is found in, or null. */
function foundWords(fieldText: readonly string[], alternative: Alternative): string | null {
  const { words: wanted, isPrefix } = alternative;
  if (fieldText.includes(wanted)) return wanted;
  if (!wanted.includes(' ')) {
    return (isPrefix && fieldText.find((word) => word.startsWith(wanted))) || null;
  }
  const words = wanted.split(' ');
  const start = fieldText.findIndex((_, index) => words.every((word, offset) => fieldText[index + offset] === word));
  return start < 0 ? null : wanted;
}

/** The texts of the fields that hold one value: the name of a place, or the value itself. */
function valuesOf({ city, province, workplace }: SearchedJob): Partial<Record<SearchField, string>> {
  return {
    ...(city !== null && { city }),
    ...(province !== null && { province }),
    ...(workplace !== null && { workplace }),
  };
}

/** The fields of a vacancy whose value a concept means, and the value. */
function meantFields(job: SearchedJob, meaning: Meaning): [SearchField, string][] {
  const placeOf = (kind: Place['kind']) =>
    meaning.places.find((place) => place.kind === kind && place.name === job[kind])?.name;
  const found = [
    ['city', placeOf('city')],
    ['province', placeOf('province')],
    ['workingType', workingTypesOf(job).find((each) => meaning.workingTypes.includes(each))],
    ['workplace', meaning.workplaces.find((each) => each === job.workplace)],
  ] as const;
  return found.flatMap(([field, value]): [SearchField, string][] => (value === undefined ? [] : [[field, value]]));
}

type FieldWords = Record<SearchField, string[]>;

/** Where an alternative is found, and by which words. */
function foundIn(words: FieldWords, alternative: Alternative): [SearchField, string][] {
  const { words: wanted, scope } = alternative;
  if (scope === 'joined') {
    return SEARCH_FIELDS.flatMap((field): [SearchField, string][] =>
      words[field].includes(joined(wanted)) ? [[field, wanted]] : [],
    );
  }
  return fieldsOf(scope).flatMap((field): [SearchField, string][] => {
    const term = foundWords(words[field], alternative);
    return term === null ? [] : [[field, term]];
  });
}

/** The words of a phrase that stand apart: told by the field of the lowest. Null where one of them is missing. */
function together(found: readonly (RankedMatch | null)[]): RankedMatch | null {
  const parts = found.filter((part) => part !== null);
  const field = SEARCH_FIELDS[Math.max(...parts.map((part) => SEARCH_FIELDS.indexOf(part.field)))];
  if (parts.length === 0 || parts.length < found.length || field === undefined) return null;
  const terms = parts.filter((part) => part.field === field).map(({ term }) => term);
  const quality = parts.every((part) => part.quality === 'typed') ? 'typed' : 'synonym';
  return { field, term: [...new Set(terms)].join(', '), via: viaOf(quality), quality };
}

/** Every way in which a concept is found. */
function allMatches(job: SearchedJob, words: FieldWords, concept: Concept): RankedMatch[] {
  const values = valuesOf(job);
  const found: RankedMatch[] = concept.meanings.flatMap((meaning) =>
    meantFields(job, meaning).map(([field, term]) => ({
      field,
      term,
      via: viaOf(meaning.quality, meaning.places.length > 0),
      quality: meaning.quality,
    })),
  );
  for (const alternative of concept.alternatives) {
    const { quality } = alternative;
    for (const [field, term] of foundIn(words, alternative)) {
      found.push({ field, term: values[field] ?? term, via: viaOf(quality), quality });
    }
  }
  const apart = together(concept.parts.map((part) => bestMatch(job, words, part)));
  if (apart) found.push(apart);
  return found;
}

const bestMatch = (job: SearchedJob, words: FieldWords, concept: Concept): RankedMatch | null =>
  allMatches(job, words, concept).reduce<RankedMatch | null>(
    (best, match) => (best && !isBetter(match, best) ? best : match),
    null,
  );

/**
 * Where each concept that a vacancy matches is found in it, at its best place; in the order of the concepts.
 *
 * @param words the words of its fields, where they are known already
 */
export function explain(job: SearchedJob, concepts: readonly Concept[], words = fieldWords(job)): MatchedIn[] {
  return concepts.flatMap((concept) => {
    const match = bestMatch(job, words, concept);
    return match ? [{ field: match.field, term: match.term, via: match.via }] : [];
  });
}
