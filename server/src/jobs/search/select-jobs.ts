import { findJobs, readQuery, type QueryTexts } from '@titian/job-search';
import type { Db } from '../../db/client';
import { searchJobs, type Search } from './search-repository';
import { lookupsOf } from './search-words';

/**
 * Finds a page of the title matches of texts, and after them of their other matches.
 *
 * @param titles null to leave out the title matches
 */
export async function searchPage(
  db: Db,
  texts: QueryTexts,
  search: Omit<Search, 'titles'>,
  titles: QueryTexts | null = texts,
) {
  const lookups = lookupsOf(db);
  const concepts = await readQuery(texts, lookups);
  return findJobs({ ...lookups, find: (query) => searchJobs(db, { ...search, titles }, query) }, concepts);
}
