import { createHash } from 'node:crypto';
import { cities, provinces } from '../../masters/master-data';
import type { WorkingType, Workplace } from '../job-input';
import { entries, LONGEST_PHRASE, phraseStarts } from './search-tables';
import { wordsOf } from './words';

/** Raised when documents are made otherwise. */
const RULES = 2;

/**
 * Changes with what documents are made by: rules, phrases, names of places. At the next start, those of another version
 * are made again.
 */
export const DOCUMENT_VERSION = createHash('sha256')
  .update(JSON.stringify([RULES, [...entries.keys()], cities, provinces]))
  .digest()
  .readInt32BE();

/** The fields of a vacancy that a search looks through, best first, by the weight that they have in PostgreSQL. */
const FIELD_WEIGHTS = {
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

/** Two tsvectors as PostgreSQL reads them. */
export interface SearchDocument {
  /** Every word, phrase of the tables and marker: what an index finds, without weights so that it needs no second look. */
  document: string;
  /**
   * Those outside the long texts with their weights, and those of the tables from everywhere: what the order of results
   * is made of. It is small enough to stand in the row itself.
   */
  head: string;
}

const cityNames = new Map(cities);
const provinceNames = new Map(provinces);

/** Longer words are no words; PostgreSQL takes none of more than 2 kB. */
const MAX_WORD_LENGTH = 60;

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

/** Phrases of the tables that stand in a field, which is so found by one look instead of by the place of each word. */
function phrasesIn(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    if (!phraseStarts.has(words[start] ?? '')) continue;
    for (let length = 2; length <= LONGEST_PHRASE && start + length <= words.length; length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      if (entries.has(phrase)) found.push(phrase);
    }
  }
  return found;
}

/** Lexemes consist of letters, digits, spaces and colons alone, so that quotes around them suffice. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

/** PostgreSQL gives a weight to a position; which one it is has no meaning here. */
const POSITIONS: Record<Weight, number> = { A: 1, B: 2, C: 3, D: 4 };

/**
 * What PostgreSQL's full-text search reads of a vacancy. The words are split here and not by PostgreSQL's parser, so
 * that both search engines see the same ones (`contract/search/README.md`).
 */
export function searchDocument(job: SearchedJob): SearchDocument {
  const words = fieldWords(job);
  const weightsOf = new Map<string, Set<Weight>>();
  const add = (lexeme: string, weight: Weight): void => {
    const weights = weightsOf.get(lexeme) ?? new Set();
    weightsOf.set(lexeme, weights.add(weight));
  };
  for (const field of SEARCH_FIELDS) {
    for (const word of words[field]) if (word.length <= MAX_WORD_LENGTH) add(word, FIELD_WEIGHTS[field]);
    for (const phrase of phrasesIn(words[field])) add(phrase, FIELD_WEIGHTS[field]);
  }
  for (const each of markersOf(job)) add(each, 'C');

  const head = [...weightsOf].flatMap(([lexeme, weights]) => {
    const told = [...weights].filter((weight) => weight !== 'D' || entries.has(lexeme));
    const marks = told.map((weight) => `${POSITIONS[weight]}${weight}`);
    return marks.length > 0 ? [`${quoted(lexeme)}:${marks.join()}`] : [];
  });
  return { document: [...weightsOf.keys()].map(quoted).join(' '), head: head.join(' ') };
}
