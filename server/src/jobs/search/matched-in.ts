import type { Alternative, Concept, Meaning, Via } from './concepts';
import { cities, provinces } from '../../masters/master-data';
import { fieldWords, SEARCH_FIELDS, type SearchedJob, type SearchField } from './search-document';

/** Where a vacancy was found by one concept (contract, `MatchedIn`). */
export interface MatchedIn {
  field: SearchField;
  /** The words that were found there; of a place, working type or workplace what stands there. */
  term: string;
  via: Via;
}

const VIA_ORDER: Record<Via, number> = { word: 0, synonym: 1, place: 1, typo: 2 };

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

/** The words of a field that an alternative is found in, or null. */
function foundWords(fieldText: readonly string[], { words, isPrefix }: Alternative): string | null {
  const [first = ''] = words;
  if (words.length === 1) {
    if (fieldText.includes(first)) return first;
    return (isPrefix && fieldText.find((word) => word.startsWith(first))) || null;
  }
  const start = fieldText.findIndex((_, index) => words.every((word, offset) => fieldText[index + offset] === word));
  return start < 0 ? null : words.join(' ');
}

/** What stands in the fields that hold a value: the name of a place, or the value itself. */
function valuesOf({ cityId, locationId, workingType, workplace }: SearchedJob): Partial<Record<SearchField, string>> {
  const [city, province] = [cityNames.get(cityId ?? 0), provinceNames.get(locationId ?? 0)];
  return {
    ...(city !== undefined && { city }),
    ...(province !== undefined && { province }),
    ...(workingType !== null && { workingType }),
    ...(workplace !== null && { workplace }),
  };
}

/** The fields of a vacancy whose value a concept means. */
function meantFields({ cityId, locationId, workingType, workplace }: SearchedJob, meaning: Meaning): SearchField[] {
  return [
    ...(meaning.cityIds.includes(cityId ?? 0) ? (['city'] as const) : []),
    ...(meaning.provinceIds.includes(locationId ?? 0) ? (['province'] as const) : []),
    ...(meaning.workingTypes.includes(workingType ?? '') ? (['workingType'] as const) : []),
    ...(meaning.workplaces.includes(workplace ?? '') ? (['workplace'] as const) : []),
  ];
}

/** What may have been meant last; else the better field first, and in one field what was typed. */
const rank = ({ field, via }: MatchedIn): number =>
  (via === 'typo' ? 1000 : 0) + SEARCH_FIELDS.indexOf(field) * 10 + VIA_ORDER[via];

/** The words of a phrase that stand apart: told by the field of the lowest. Null where one of them is missing. */
function together(found: readonly (MatchedIn | null)[]): MatchedIn | null {
  const parts = found.filter((part) => part !== null);
  const field = SEARCH_FIELDS[Math.max(...parts.map((part) => SEARCH_FIELDS.indexOf(part.field)))];
  if (parts.length === 0 || parts.length < found.length || field === undefined) return null;
  const terms = parts.filter((part) => part.field === field).map(({ term }) => term);
  return { field, term: [...new Set(terms)].join(', '), via: 'synonym' };
}

function bestMatch(job: SearchedJob, words: Record<SearchField, string[]>, concept: Concept): MatchedIn | null {
  const values = valuesOf(job);
  const found: MatchedIn[] = concept.meanings.flatMap((meaning) =>
    meantFields(job, meaning).map((field) => ({ field, term: values[field] ?? '', via: meaning.via })),
  );
  for (const field of SEARCH_FIELDS) {
    for (const alternative of concept.alternatives) {
      const term = foundWords(words[field], alternative);
      if (term !== null) found.push({ field, term: values[field] ?? term, via: alternative.via });
    }
  }
  const apart = together(concept.parts.map((part) => bestMatch(job, words, part)));
  if (apart) found.push(apart);
  for (const correction of concept.corrections) {
    const match = bestMatch(job, words, correction);
    if (match) found.push({ ...match, via: 'typo' });
  }
  return found.reduce<MatchedIn | null>((best, match) => (best && rank(best) <= rank(match) ? best : match), null);
}

/**
 * Where each concept that a vacancy matches is found in it, at its best place; in the order of the concepts.
 *
 * @param words the words of its fields, where they are known already
 */
export function matchedIn(job: SearchedJob, concepts: readonly Concept[], words = fieldWords(job)): MatchedIn[] {
  return concepts.flatMap((concept) => bestMatch(job, words, concept) ?? []);
}
