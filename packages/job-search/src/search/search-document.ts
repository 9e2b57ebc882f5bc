import { isHiddenEmployer } from '@titian/rules/hidden-employer';
import { fieldsOf, groupOf, SEARCH_FIELDS, type FieldGroup, type FieldScope, type SearchField } from './fields';
import { toPlacePhrase, type Place } from '@titian/rules/place-names';
import { ENTRIES, MAX_ENTRY_WORDS, readScopes, type Scope } from './tables';
import { furtherWords, levelPhrase } from './written';
import { toPhrase, writtenWords } from '@titian/rules/words';
import { workingTypesOf, type WorkingType } from '@titian/rules/working-types';

/** Raised when documents are made otherwise. */
const RULES = 11;

const SCOPES_OF = readScopes();

/** The rules and phrases that documents are made by: where they are others, a stored document is outdated. */
export const DOCUMENT_RULES = [RULES, [...SCOPES_OF].map(([entry, scopes]) => [entry, ...scopes])] as const;

export const WEIGHTS = ['A', 'B', 'C', 'D'] as const;

/** A weight of PostgreSQL. */
export type Weight = (typeof WEIGHTS)[number];

export const FIELD_GROUPS: Record<Weight, FieldGroup> = { A: 'title', B: 'company', C: 'place', D: 'text' };

const weightOf = (field: SearchField): Weight =>
  WEIGHTS.find((weight) => FIELD_GROUPS[weight] === groupOf(field)) ?? 'D';

/** The weights of the fields in which words of a scope may stand. */
export function weightsOf(scope: Scope): Weight[] {
  return scope === 'joined' ? ['A', 'B', 'D'] : fieldsOf(scope).map(weightOf);
}

/** The words that begin a phrase of the tables. */
const phraseStarts: ReadonlySet<string> = new Set(
  [...ENTRIES.keys()].filter((phrase) => phrase.includes(' ')).map((phrase) => phrase.slice(0, phrase.indexOf(' '))),
);

/** The fields of a vacancy that are searched. */
export interface SearchedJob {
  title: string;
  companyName: string;
  /** Official names. */
  city: string | null;
  province: string | null;
  workingType: WorkingType | null;
  workingTypes?: readonly WorkingType[] | null;
  workplace: string | null;
  functionOfInterest: string | null;
  industry: string | null;
  /** HTML. */
  requirements: string;
  description: string;
  /** Name of an education level. */
  minEducation: string | null;
}

/** Longer words are no words; PostgreSQL takes none of more than 2 kB. */
const MAX_WORD_LENGTH = 60;

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&amp;/gi, '&')
    .replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ');

/** Words that stand for values: no text has them, since they are no words. */
export const marker = {
  place: ({ kind, name }: Pick<Place, 'kind' | 'name'>): string => `${kind}:${toPhrase(name)}`,
  workingType: (value: string): string => `type:${value}`,
  workplace: (value: string): string => `workplace:${value}`,
};

/**
 * The lexeme of words that count in the fields of a scope alone. No word has a colon; what may stand anywhere is its own
 * lexeme.
 */
export const scoped = (words: string, scope: Scope): string => (scope === 'any' ? words : `${scope}:${words}`);

/** The lexeme of a word, phrase or marker in the fields of a weight. */
export const weighted = (lexeme: string, weight: Weight): string => (weight === 'D' ? lexeme : `${weight}:${lexeme}`);

/** The words of a text as they are written, and further ones. */
const wordsOf = (text: string, isName = false): string[] => [
  ...writtenWords(text).map(({ word }) => word),
  ...furtherWords(text, isName),
];

/** The words of each field of a vacancy. */
export function fieldWords(job: SearchedJob): Record<SearchField, string[]> {
  return {
    title: wordsOf(job.title, true),
    company: isHiddenEmployer(job.companyName) ? [] : wordsOf(job.companyName, true),
    city: wordsOf(toPlacePhrase(job.city ?? '')),
    province: wordsOf(job.province ?? ''),
    workingType: workingTypesOf(job).flatMap((type) => wordsOf(type)),
    workplace: wordsOf(job.workplace ?? ''),
    function: wordsOf(job.functionOfInterest ?? ''),
    industry: wordsOf(job.industry ?? ''),
    requirements: wordsOf(`${job.minEducation ? levelPhrase(job.minEducation) : ''} ${withoutTags(job.requirements)}`),
    description: wordsOf(withoutTags(job.description)),
  };
}

function markersOf(job: SearchedJob): string[] {
  const { city, province, workplace } = job;
  return [
    ...(city === null ? [] : [marker.place({ kind: 'city', name: city })]),
    ...(province === null ? [] : [marker.place({ kind: 'province', name: province })]),
    ...workingTypesOf(job).map(marker.workingType),
    ...(workplace === null ? [] : [marker.workplace(workplace)]),
  ];
}

/** Phrases of the tables that stand in a field, which is so found by one look instead of by the place of each word. */
function phrasesIn(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    if (!phraseStarts.has(words[start] ?? '')) continue;
    for (let length = 2; length <= MAX_ENTRY_WORDS && start + length <= words.length; length += 1) {
      const phrase = words.slice(start, start + length).join(' ');
      if (ENTRIES.has(phrase)) found.push(phrase);
    }
  }
  return found;
}

/** Each word is looked for in places, by the location box, and in names, for what a typing error may mean. */
const scopesOf = (phrase: string): readonly FieldScope[] => ['place', 'name', ...(SCOPES_OF.get(phrase) ?? [])];

/** Lexemes consist of letters, digits, spaces and colons alone, so that quotes around them suffice. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

/**
 * The `tsvector` of a vacancy: every word, phrase of the tables and marker, and those outside the long texts also with their
 * weight. So an index alone tells what matches and how well. The words are split here and not by PostgreSQL's parser, so
 * that both search engines see the same ones (`packages/job-search/README.md`).
 */
export function searchDocument(job: SearchedJob): string {
  const words = fieldWords(job);
  const lexemes = new Set<string>(markersOf(job));
  for (const field of SEARCH_FIELDS) {
    for (const phrase of [...words[field], ...phrasesIn(words[field])]) {
      if (phrase.length > MAX_WORD_LENGTH) continue;
      const scopes = scopesOf(phrase).filter((scope) => fieldsOf(scope).includes(field));
      for (const lexeme of [phrase, ...scopes.map((scope) => scoped(phrase, scope))])
        lexemes.add(lexeme).add(weighted(lexeme, weightOf(field)));
    }
  }
  return [...lexemes].map(quoted).join(' ');
}
