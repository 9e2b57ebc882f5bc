import type { WorkingType, Workplace } from './working-types';
import type { JobAddress } from './job-address';
import { NO_FILTERS } from './further-filters';

/** Parameters of the search in all fields (contract, `searchJobs`). */
export interface SearchParams {
  q?: string;
  /** The end of `q` that is in the location box. */
  place?: string;
  city?: string;
  near?: string;
  function?: string;
  education?: string;
  minSalary?: number;
  includeUnstated?: false;
  postedWithin?: number;
  experience?: number;
  workingType?: WorkingType;
  workplace?: Workplace;
}

/** The search in all fields for an address. Each of the two boxes holds no more than half of what the contract allows. */
export function toSearchParams({ search, location, workingType, workplace, filters }: JobAddress): SearchParams {
  const { minSalary, includeUnstated, postedWithin, education, experience, city, near } = filters ?? NO_FILTERS;
  const name = filters?.function ?? null;
  const q = [search, location].join(' ').trim();
  const place = location.trim();
  return {
    ...(q && { q }),
    ...(place && { place }),
    ...(workingType && { workingType }),
    ...(workplace && { workplace }),
    ...(minSalary !== null && { minSalary }),
    ...(!includeUnstated && { includeUnstated }),
    ...(postedWithin !== null && { postedWithin }),
    ...(education !== null && { education }),
    ...(experience !== null && { experience }),
    ...(name !== null && { function: name }),
    ...(city !== null && { city }),
    ...(near !== null && { near }),
  };
}
