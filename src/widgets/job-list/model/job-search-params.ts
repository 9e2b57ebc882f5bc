import type { JobSearchParams } from '@/entities/job';
import { toSearchParams } from '@/entities/job-search';
import type { JobSearch } from '@/features/search-jobs';

/** The parameters for the list itself, which looks for title and province, narrowed by the further filters. */
export function toListParams({ search, location, ...others }: JobSearch): Omit<JobSearchParams, 'page' | 'pageSize'> {
  return {
    ...toSearchParams({ ...others, search: '', location: '' }),
    ...(search.trim() && { search: search.trim() }),
    ...(location.trim() && { location: location.trim() }),
  };
}
