/** Title matches: the search of the documents (specification 1, section 3). */
import { searchKey } from '@titian/rules/search-key';
import { and, inArray, like, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { provinces } from '../../masters/master-data';
import type { Concept, QueryTexts } from '@titian/job-search';
import { isFoundBy } from './search-order';

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
  return (job: { titleKey: string; locationId: number | null }): boolean =>
    job.titleKey.includes(search) && (location === '' || ids.has(job.locationId ?? 0));
}

/** A word of which every title that has it has a word that `search_words` knows. */
const WORD = /^(?=\P{N}*\p{L})[\p{Ll}\p{N}]{4,}$/u;

/** With more words it is as quick to look through all titles. */
const MAX_WORDS = 100;

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
    limit ${MAX_WORDS + 1}`)) as unknown as { rows: { word: string }[] };
  if (rows.length > MAX_WORDS) return isTitleMatch(texts);
  if (rows.length === 0) return null;
  const words = rows.map(({ word }) => `'${word}'`).join(' | ');
  return sql`${isFoundBy(sql`${words}::tsquery`)} and (${isTitleMatch(texts)}) is true`;
}
