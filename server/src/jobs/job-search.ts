import { and, eq, inArray, like, type SQL } from 'drizzle-orm';
import { jobs } from '../db/schema';
import type { WorkingType, Workplace } from './job-input';
import { searchKey } from '@titian/rules/search-key';

/** Filters and order of a list of jobs. */
export interface JobSearch {
  /** Part of the title, as typed. */
  search: string;
  /** Part of the province's name, as typed. */
  location: string;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  sort: 'newest' | 'oldest';
}

export interface Province {
  id: number;
  name: string;
}

/** The same search with its texts as they are compared: one for all ways of typing it. */
export function normalizeSearch(search: JobSearch): JobSearch {
  return { ...search, search: searchKey(search.search), location: searchKey(search.location) };
}

/** A pattern that a text matches which holds `key`; signs of a pattern match themselves. */
const containing = (key: string): string => `%${key.replaceAll(/[\\%_]/g, '\\$&')}%`;

/**
 * The condition that a normalised search sets, or undefined where it lets every job through. A job without a province
 * is found by no location.
 */
export function searchCondition(search: JobSearch, provinces: readonly Province[]): SQL | undefined {
  const named = provinces.filter(({ name }) => searchKey(name).includes(search.location));
  return and(
    search.search ? like(jobs.titleKey, containing(search.search)) : undefined,
    search.location
      ? inArray(
          jobs.locationId,
          named.map(({ id }) => id),
        )
      : undefined,
    search.workingType ? eq(jobs.workingType, search.workingType) : undefined,
    search.workplace ? eq(jobs.workplace, search.workplace) : undefined,
  );
}
