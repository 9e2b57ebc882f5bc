/** Title matches: the search of the documents (specification 1, section 3). */
import { searchKey } from '@titian/rules/search-key';
import { and, inArray, like, type SQL } from 'drizzle-orm';
import { jobs } from '../../db/schema';
import { provinces } from '../../masters/master-data';
import type { QueryTexts } from './rules/concepts';

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
