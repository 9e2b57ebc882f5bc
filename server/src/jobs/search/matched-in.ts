import type { Alternative, Concept, Meaning, Via } from './concepts';
import { cities, provinces } from '../../masters/master-data';
import { FIELD_WEIGHTS, fieldWords, SEARCH_FIELDS, type SearchedJob, type SearchField } from './search-document';

/** Where a vacancy was found by one concept (contract, `MatchedIn`). */
export interface MatchedIn {
  field: SearchField;
  /** The words that were found there. */
  term: string;
  via: Via;
}

const VIA_ORDER: readonly Via[] = ['word', 'synonym', 'place', 'typo'];

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

/** What of a vacancy's values a concept means. */
function meantValues(job: SearchedJob, meaning: Meaning): MatchedIn[] {
  const { via } = meaning;
  const { cityId, locationId, workingType, workplace } = job;
  const found: MatchedIn[] = [];
  if (cityId !== null && meaning.cityIds.includes(cityId)) {
    found.push({ field: 'city', term: cityNames.get(cityId) ?? '', via });
  }
  if (locationId !== null && meaning.provinceIds.includes(locationId)) {
    found.push({ field: 'province', term: provinceNames.get(locationId) ?? '', via });
  }
  if (workingType !== null && meaning.workingTypes.includes(workingType)) {
    found.push({ field: 'workingType', term: workingType, via });
  }
  if (workplace !== null && meaning.workplaces.includes(workplace)) {
    found.push({ field: 'workplace', term: workplace, via });
  }
  return found;
}

const rank = ({ field, via }: MatchedIn): number =>
  SEARCH_FIELDS.indexOf(field) + 100 * FIELD_WEIGHTS[field].charCodeAt(0) + 20 * VIA_ORDER.indexOf(via);

function bestMatch(job: SearchedJob, words: Record<SearchField, string[]>, concept: Concept): MatchedIn | null {
  const found = concept.meanings.flatMap((meaning) => meantValues(job, meaning));
  for (const field of SEARCH_FIELDS) {
    for (const alternative of concept.alternatives) {
      const term = foundWords(words[field], alternative);
      if (term !== null) found.push({ field, term, via: alternative.via });
    }
  }
  return found.reduce<MatchedIn | null>((best, match) => (best && rank(best) <= rank(match) ? best : match), null);
}

/** Where each concept that a vacancy matches is found in it, at its best place; in the order of the concepts. */
export function matchedIn(job: SearchedJob, concepts: readonly Concept[]): MatchedIn[] {
  const words = fieldWords(job);
  return concepts.flatMap((concept) => bestMatch(job, words, concept) ?? []);
}
