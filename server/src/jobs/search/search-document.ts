import { cities, provinces } from '../../masters/master-data';
import type { WorkingType, Workplace } from '../job-input';
import { wordsOf } from './words';

/** Raised when documents are made otherwise: at the next start, those of an earlier version are made again. */
export const DOCUMENT_VERSION = 1;

/** The fields of a vacancy that a search looks through, best first, by the weight that they have in PostgreSQL. */
export const FIELD_WEIGHTS = {
  title: 'A',
  company: 'B',
  city: 'C',
  province: 'C',
  workingType: 'C',
  workplace: 'C',
  function: 'D',
  industry: 'D',
  requirements: 'D',
  description: 'D',
} as const;

export type SearchField = keyof typeof FIELD_WEIGHTS;
export type Weight = (typeof FIELD_WEIGHTS)[SearchField];

export const SEARCH_FIELDS = Object.keys(FIELD_WEIGHTS) as SearchField[];

/** What a vacancy is found by. */
export interface SearchedJob {
  title: string;
  companyName: string;
  cityId: number | null;
  locationId: number | null;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  functionOfInterest: string | null;
  industry: string | null;
  /** HTML. */
  requirements: string;
  description: string;
}

export interface SearchDocument {
  /** All words with their weights and positions, and the markers, as PostgreSQL reads a tsvector. */
  document: string;
  /** The same without the long texts: what the order of results is made of. */
  head: string;
}

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

/** Longer words are no words; PostgreSQL takes none of more than 2 kB. */
const MAX_WORD_LENGTH = 60;

/** PostgreSQL counts no further. */
const LAST_POSITION = 16_383;

/** Keeps the last word of a field from standing beside the first of the next. */
const FIELD_GAP = 2;

const withoutTags = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ');

/** Words that stand for values: no text has them, since they are no words. */
export const marker = {
  city: (id: number): string => `city:${id}`,
  province: (id: number): string => `province:${id}`,
  workingType: (value: string): string => `type:${value}`,
  workplace: (value: string): string => `workplace:${value}`,
};

/** The words of each field of a vacancy. */
export function fieldWords(job: SearchedJob): Record<SearchField, string[]> {
  return {
    title: wordsOf(job.title),
    company: wordsOf(job.companyName),
    city: wordsOf(cityNames.get(job.cityId ?? 0) ?? ''),
    province: wordsOf(provinceNames.get(job.locationId ?? 0) ?? ''),
    workingType: wordsOf(job.workingType ?? ''),
    workplace: wordsOf(job.workplace ?? ''),
    function: wordsOf(job.functionOfInterest ?? ''),
    industry: wordsOf(job.industry ?? ''),
    requirements: wordsOf(withoutTags(job.requirements)),
    description: wordsOf(withoutTags(job.description)),
  };
}

function markersOf({ cityId, locationId, workingType, workplace }: SearchedJob): string[] {
  return [
    ...(cityId === null ? [] : [marker.city(cityId)]),
    ...(locationId === null ? [] : [marker.province(locationId)]),
    ...(workingType === null ? [] : [marker.workingType(workingType)]),
    ...(workplace === null ? [] : [marker.workplace(workplace)]),
  ];
}

/** Words and markers consist of letters, digits and a colon alone, so that quotes around them suffice. */
const lexeme = (word: string, position: number, weight: Weight): string =>
  `'${word}':${Math.min(position, LAST_POSITION)}${weight}`;

/**
 * What PostgreSQL's full-text search reads of a vacancy. The words are split here and not by PostgreSQL's parser, so
 * that both search engines see the same ones (`contract/search/README.md`).
 */
export function searchDocument(job: SearchedJob): SearchDocument {
  const words = fieldWords(job);
  const lexemes: Record<'head' | 'text', string[]> = { head: [], text: [] };
  let position = 1;
  for (const field of SEARCH_FIELDS) {
    const weight = FIELD_WEIGHTS[field];
    for (const word of words[field]) {
      if (word.length <= MAX_WORD_LENGTH)
        lexemes[weight === 'D' ? 'text' : 'head'].push(lexeme(word, position, weight));
      position += 1;
    }
    position += FIELD_GAP;
  }
  const markers = markersOf(job).map((each) => lexeme(each, position, 'C'));
  const head = [...lexemes.head, ...markers].join(' ');
  return { document: `${head} ${lexemes.text.join(' ')}`, head };
}
