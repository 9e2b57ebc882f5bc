import { and, eq, inArray, like, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs, locations } from '../db/schema';
import type { WorkingType, Workplace } from './job-input';
import { searchKey } from './search-key';

/** What decides which jobs a list shows and in which order. */
export interface JobSearch {
  /** Part of the title, as typed. */
  search: string;
  /** Part of the province's name, as typed. */
  location: string;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  sort: 'newest' | 'oldest';
}

/** The same search with its texts as they are compared: one for all ways of typing it. */
export function normalizeSearch(search: JobSearch): JobSearch {
  return { ...search, search: searchKey(search.search), location: searchKey(search.location) };
}

/** The provinces whose name holds a text; a job without a province has none. */
async function provinceIds(db: Db, key: string): Promise<number[]> {
  const rows = await db.select({ id: locations.id, name: locations.name }).from(locations);
  return rows.filter(({ name }) => searchKey(name).includes(key)).map(({ id }) => id);
}

/** A pattern that a text matches which holds `key`; signs of a pattern stand for themselves. */
const containing = (key: string): string => `%${key.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The condition that a normalised search sets, or undefined where it lets every job through. */
export async function searchCondition(db: Db, search: JobSearch): Promise<SQL | undefined> {
  return and(
    search.search ? like(jobs.titleKey, containing(search.search)) : undefined,
    search.location ? inArray(jobs.locationId, await provinceIds(db, search.location)) : undefined,
    search.workingType ? eq(jobs.workingType, search.workingType) : undefined,
    search.workplace ? eq(jobs.workplace, search.workplace) : undefined,
  );
}
