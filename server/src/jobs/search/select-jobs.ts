import { findJobs, readFilters, readQuery, type QueryTexts } from '@titian/job-search';
import { toPhrase } from '@titian/rules/words';
import type { Db } from '../../db/client';
import type { SearchFilters } from './search-filters';
import { searchJobs, type Search } from './search-repository';
import { lookupsOf } from './search-words';
import { toKeys } from './title-matches';

/** A search with the filters among the words of its texts. */
export function withQueryFilters(typed: { texts: QueryTexts; filters: SearchFilters }) {
  const { minSalary, excluded, ...read } = readFilters(toKeys(typed.texts));
  const least = Math.max(typed.filters.minSalary ?? 0, minSalary ?? 0) || null;
  return { ...read, filters: { ...typed.filters, minSalary: least, excluded } };
}

/**
 * Finds a page of the title matches of texts, and after them of their other matches.
 *
 * @param titles null to leave out the title matches
 * @returns also the filters that the texts name
 */
export async function searchPage(
  db: Db,
  typed: QueryTexts,
  search: Omit<Search, 'titles'>,
  titles: QueryTexts | null = typed,
) {
  const lookups = lookupsOf(db);
  const { texts, filters, queryFilters } = withQueryFilters({ texts: typed, filters: search.filters });
  const narrowed = { ...search, filters, titles: titles && texts };
  const concepts = await readQuery(texts, lookups);
  const found = await findJobs({ ...lookups, find: (query) => searchJobs(db, narrowed, query) }, concepts);
  return { ...found, queryFilters: queryFilters().filter(({ words }) => !found.dropped.includes(toPhrase(words))) };
}
