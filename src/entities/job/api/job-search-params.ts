import { toSearchParams } from '@titian/rules/search-params';
import type { SearchParams } from '@titian/rules/search-params';
import { PAGE_SIZE } from '../model/job-query';
import type { JobQuery, JobSort, MatchParams } from '../model/job-query';

/** Query parameters of `GET job/search/`; one that is not set is missing. */
export interface JobSearchParams extends SearchParams, MatchParams {
  company?: string;
  open?: true;
  /** Slug of a vacancy to which others are similar. */
  similarTo?: string;
  /** Number from which on vacancies are new and come first. */
  newFrom?: number;
  sort?: JobSort;
  page?: number;
  pageSize?: number;
  /** For a response with facets. */
  facets?: 1;
}

/**
 * The parameters for one page of a query; equal ones, in the same order, for queries that find the same.
 *
 * @param takesPlace as `toSearchParams` has it
 */
export function toJobSearchParams(query: JobQuery, takesPlace: boolean): JobSearchParams {
  const { company, open, newFrom, sort, matching, page, pageSize = PAGE_SIZE, facets } = query;
  return {
    ...toSearchParams(query, takesPlace),
    ...(company !== undefined && { company }),
    ...(open && { open }),
    ...(newFrom && { newFrom }),
    sort,
    ...(sort === 'match' && matching),
    page: Math.max(1, Math.trunc(page) || 1),
    pageSize,
    ...(facets && { facets: 1 }),
  };
}
