import type { JobSearchParams } from '@/entities/job';
import { NO_FILTERS } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';

/** Search text for all fields. Each of the two boxes holds no more than half of what the contract allows. */
function toQuery({ search, location }: JobSearch): { q?: string; place?: string } {
  const q = [search, location].join(' ').trim();
  const place = location.trim();
  return { ...(q && { q }), ...(place && { place }) };
}

/** The parameters for the list itself, which looks for title and province, narrowed by the further filters. */
export function toListParams({ search, location, ...others }: JobSearch): Omit<JobSearchParams, 'page' | 'pageSize'> {
  return {
    ...toSearchParams({ ...others, search: '', location: '' }),
    ...(search.trim() && { search: search.trim() }),
    ...(location.trim() && { location: location.trim() }),
  };
}

/** The parameters of the provider's search in all fields, but for the page. */
export function toSearchParams(search: JobSearch): Omit<JobSearchParams, 'page' | 'pageSize'> {
  const { workingType, workplace, filters = NO_FILTERS } = search;
  const { minSalary, includeUnstated, postedWithin, education, experience, city, near } = filters;
  return {
    ...toQuery(search),
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
