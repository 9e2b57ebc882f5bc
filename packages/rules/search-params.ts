import type { WorkingType, Workplace } from './working-types';
import type { JobAddress } from './job-address';
import { NO_FILTERS, writeFilters } from './further-filters';
import type { FilterValues } from './further-filters';

/** Parameters of the search in all fields (contract, `searchJobs`). */
export interface SearchParams extends Partial<FilterValues> {
  /** The texts of both boxes: a provider that reads `q` alone finds by the place, too. */
  q?: string;
  /** The end of `q` that is in the location box. */
  place?: string;
  includeUnstated?: false;
  workingType?: WorkingType;
  workplace?: Workplace;
}

/** The search in all fields for an address. Each of the two boxes holds no more than half of what the contract allows. */
export function toSearchParams({ search, location, workingType, workplace, filters }: JobAddress): SearchParams {
  const q = [search, location].join(' ').trim();
  const place = location.trim();
  return {
    ...(q && { q }),
    ...(place && { place }),
    ...(workingType && { workingType }),
    ...(workplace && { workplace }),
    ...writeFilters(filters ?? NO_FILTERS),
  };
}

/** The texts of the two boxes in the parameters of a call. */
export function readTexts({ q, place }: { q: string; place: string }): Pick<JobAddress, 'search' | 'location'> {
  const isEnd = place !== '' && q.endsWith(place);
  return { search: isEnd ? q.slice(0, -place.length) : q, location: place };
}
