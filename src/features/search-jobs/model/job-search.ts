import { EVERY_JOB, JOB_SORTS } from '@/entities/job';
import type { JobQuery } from '@/entities/job';
import { oneOf, parseJobAddress, writeJobAddress } from '@titian/rules/job-address';
import { NO_FILTERS, setFilters } from '@titian/rules/further-filters';

export { TEXT_LIMIT } from '@titian/rules/job-address';

export const JOB_TABS = ['for-you', 'explore', 'saved'] as const;
export type JobTab = (typeof JOB_TABS)[number];

/** Everything that decides which vacancies the list shows. Specification 1, sections 2 and 4. */
export interface JobSearch extends JobQuery {
  tab: JobTab;
}

export const EMPTY_SEARCH: JobSearch = { tab: 'for-you', ...EVERY_JOB };

const toCount = (value: string | null): number => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : 0);

/**
 * Reads a search from the list's address. Never throws: what is missing or unknown takes its default.
 *
 * @param query `?search=…&location=…&type=…&workplace=…&sort=…&newFrom=…&page=…&tab=…` and the further filters, with or
 *   without the question mark
 */
export function parseJobSearch(query: string): JobSearch {
  const params = new URLSearchParams(query);
  return {
    tab: oneOf(JOB_TABS, params.get('tab'), EMPTY_SEARCH.tab),
    ...parseJobAddress(params),
    sort: oneOf(JOB_SORTS, params.get('sort'), EMPTY_SEARCH.sort),
    newFrom: toCount(params.get('newFrom')) || undefined,
    page: Math.max(1, toCount(params.get('page'))),
  };
}

/**
 * Writes a search for the list's address; defaults are left out, so that one list has one address.
 *
 * @returns `?…`, or an empty text for the list as it opens
 */
export function serializeJobSearch(jobSearch: JobSearch): string {
  const { tab, sort, newFrom, page } = jobSearch;
  const params = new URLSearchParams();
  if (tab !== EMPTY_SEARCH.tab) params.set('tab', tab);
  writeJobAddress(params, jobSearch);
  if (sort !== EMPTY_SEARCH.sort) params.set('sort', sort);
  if (newFrom) params.set('newFrom', String(newFrom));
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * The search after a change of what is looked for. Specification 1, section 4: any such change goes back to page 1, and
 * clearing the search text also clears the filters that the change does not name; tab and order stay. New vacancies are no
 * longer put first.
 */
export function changeJobSearch(current: JobSearch, change: Partial<Omit<JobSearch, 'page'>>): JobSearch {
  const cleared = change.search === '' && current.search !== '';
  return cleared ? { ...clearJobSearch(current), ...change } : { ...current, newFrom: undefined, ...change, page: 1 };
}

/** The search without text and filters, on page 1; tab and order stay. */
export const clearJobSearch = ({ tab, sort }: JobSearch): JobSearch => ({ ...EMPTY_SEARCH, tab, sort });

/** The change of a search to another text that keeps its filters. */
export const withText = ({ location, workingType, workplace, filters }: JobSearch, search: string) => ({
  search,
  location,
  workingType,
  workplace,
  filters,
});

/** How many filters beside the text are set. */
export const countFilters = ({ location, workingType, workplace, filters = NO_FILTERS }: JobSearch): number =>
  [location.trim(), workingType, workplace].filter(Boolean).length + setFilters(filters).length;

/** True when the search leaves any vacancy of its tab out. */
export const isNarrowed = (search: JobSearch): boolean => search.search.trim() !== '' || countFilters(search) > 0;
