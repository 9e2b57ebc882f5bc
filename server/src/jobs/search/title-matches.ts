/** Title matches: the search of the documents (specification 1, section 3). */
import { searchKey } from '@titian/rules/search-key';
import { and, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { provinces } from '../../masters/master-data';
import { toWords } from '@titian/rules/words';
import { type Concept, conceptQuery, IGNORED, IGNORED_PLACES, type QueryTexts } from '@titian/job-search';

/** The texts as they are compared: one form for all ways of typing them. */
export const toKeys = ({ search, location }: QueryTexts): QueryTexts => ({
  search: searchKey(search),
  location: searchKey(location),
});

/** A pattern that a text matches which holds `key`; signs of a pattern match themselves. */
const containing = (key: string): string => `%${key.replaceAll(/[\\%_]/g, '\\$&')}%`;

const provincesNamed = (location: string): number[] =>
  provinces.filter(([, name]) => searchKey(name).includes(location)).map(([id]) => id);

/**
 * The condition of title matches: the text of the search box is a part of the title, and that of the box for the place a
 * part of the province's name. A job without a province matches no place. Undefined where every job matches.
 */
export function isTitleMatch(texts: QueryTexts): SQL | undefined {
  const { search, location } = toKeys(texts);
  return and(
    search ? like(jobs.titleKey, containing(search)) : undefined,
    location ? inArray(jobs.locationId, provincesNamed(location)) : undefined,
  );
}

/** The same of a job that has been read. */
export function createIsTitleMatch(texts: QueryTexts) {
  const { search, location } = toKeys(texts);
  const ids = new Set(provincesNamed(location));
  return (job: { titleKey: string | null; locationId: number | null }): boolean =>
    (job.titleKey ?? '').includes(search) && (location === '' || ids.has(job.locationId ?? 0));
}

/** A filter by place, kind of work or workplace among the words of a query. */
const isFilter = ({ box, meanings, isOptional }: Concept): boolean =>
  !isOptional && (box === 'place' || meanings.length > 0);

/** A pattern of titles that have a text from the beginning of a word on; "it" also to its end, for it is none of "item". */
const wordsFrom = (text: string): string =>
  (/^[\p{L}\p{N}]/u.test(text) ? '\\m' : '') +
  text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&') +
  (/[\p{L}\p{N}]{3}$/u.test(text) ? '' : '(?!\\w)');

/**
 * The condition of title matches where words of the query are filters ("kasir sleman"): the title has the other words, and
 * the place, the kind of work or the workplace is the wanted one. Specification 4, section 2. Needs `UNPACKED_HEAD`.
 *
 * @param concepts what the search looks for, which are not those that it dropped
 * @returns null for a query without such words, or of no others
 */
export function isFilteredTitleMatch({ search, location }: QueryTexts, concepts: readonly Concept[]): SQL | null {
  const filters = concepts.filter(isFilter);
  const places = filters.flatMap((concept) => conceptQuery(concept, { weights: ['A', 'C'] }) ?? []);
  if (filters.length === 0 || places.length < filters.length) return null;
  const words = new Set(filters.flatMap(({ typed }) => [...typed.split(' '), typed.replaceAll(' ', '')]));
  const without = (text: string, ignored: ReadonlySet<string>): string =>
    searchKey(text)
      .split(' ')
      .filter((part) => !toWords(part).every((word) => words.has(word) || ignored.has(word)))
      .join(' ');
  const title = without(search, IGNORED).replace(/[,;]$/, '');
  if (!title || without(location, IGNORED_PLACES)) return null;
  return sql`(jobs.title_key ~ ${wordsFrom(title)} and unpacked.head @@ ${places.join(' & ')}::tsquery)`;
}

/** A word of which every title that has it has a word that `search_words` knows. */
const WORD = /^(?=\P{N}*\p{L})[\p{Ll}\p{N}]{4,}$/u;

/** With more words it is as quick to look through all titles. */
const MOST_WORDS = 100;

/**
 * The condition of title matches that do not match the one concept of a query: their titles have the text within longer
 * words; null where there are none. Undefined where every job is a title match.
 *
 * @param concepts what the other matches are found by
 */
export async function isOnlyTitleMatch(
  db: Db,
  texts: QueryTexts,
  concepts: readonly Concept[],
): Promise<SQL | null | undefined> {
  const { search, location } = toKeys(texts);
  const [concept] = concepts;
  const itself = concept?.alternatives.find(({ words, scope }) => words === search && scope === 'any');
  if (location || concepts.length !== 1 || !itself || !WORD.test(search)) return isTitleMatch(texts);
  const { rows } = (await db.execute(sql`
    select word from search_words
    where word like ${`%${search}%`} and word not like ${itself.isPrefix ? `${search}%` : search}
    limit ${MOST_WORDS + 1}`)) as unknown as { rows: { word: string }[] };
  if (rows.length > MOST_WORDS) return isTitleMatch(texts);
  if (rows.length === 0) return null;
  const words = rows.map(({ word }) => `'${word}'`).join(' | ');
  return and(sql`${jobs.searchDocument} @@ ${words}::tsquery`, isTitleMatch(texts));
}
