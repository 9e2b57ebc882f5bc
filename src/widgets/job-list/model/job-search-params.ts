import type { JobSearchParams } from '@/entities/job';
import { NO_FILTERS } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';

/** No query is longer, in characters. Contract, `job/search/`. */
const QUERY_LIMIT = 100;

/** The parameters of the provider's search in all fields, but for the page. */
export function toSearchParams(search: JobSearch): Omit<JobSearchParams, 'page' | 'pageSize'> {
  const { workingType, workplace, filters = NO_FILTERS } = search;
  const { minSalary, includeUnstated, postedWithin, education, experience, city, near } = filters;
  const q = [search.search, search.location].join(' ').trim().slice(0, QUERY_LIMIT);
  return {
    ...(q && { q }),
    ...(workingType && { workingType }),
    ...(workplace && { workplace }),
    ...(minSalary !== null && { minSalary }),
    ...(!includeUnstated && { includeUnstated }),
    ...(postedWithin !== null && { postedWithin }),
    ...(education !== null && { education }),
    ...(experience !== null && { experience }),
    ...(filters.function !== null && { function: filters.function }),
    ...(city !== null && { city }),
    ...(near !== null && { near }),
  };
}
