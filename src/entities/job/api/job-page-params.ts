import type { WorkingType, Workplace } from '../model/job';
import { PAGE_SIZE } from '../model/job-query';
import type { JobQuery, JobSort } from '../model/job-query';

/** Query parameters of the job list (contract, "Jobs"); a filter that is not set is not there. */
export interface JobPageParams {
  search?: string;
  location?: string;
  workingType?: WorkingType;
  workplace?: Workplace;
  sort: JobSort;
  page: number;
  pageSize: number;
}

/** Query parameters for one page of a search; the same ones for searches that find the same. */
export function toPageParams(query: JobQuery, pageSize = PAGE_SIZE): JobPageParams {
  const { workingType, workplace, sort, page } = query;
  const search = query.search.trim();
  const location = query.location.trim();
  return {
    ...(search && { search }),
    ...(location && { location }),
    ...(workingType && { workingType }),
    ...(workplace && { workplace }),
    sort,
    page,
    pageSize,
  };
}
