import type { WorkingType, Workplace } from './working-types';
import type { JobAddress } from './job-address';
import { NO_FILTERS, writeFilters } from './further-filters';
import type { FilterValues } from './further-filters';

/** Parameters of the search in all fields (contract, `searchJobs`). */
export interface SearchParams extends Partial<FilterValues> {
  /** The text of the search box; of both boxes for a provider that takes no `place`. */
  q?: string;
  /** The text of the location box. */
  place?: string;
  includeUnstated?: false;
  workingType?: WorkingType;
  workplace?: Workplace;
}

/**
 * The search in all fields for an address. Specification 4, section 2.
 *
 * @param takesPlace false for a provider without the capability `searchPlace`, whose `q` alone has both texts
 */
export function toSearchParams(
  { search, location, workingType, workplace, filters }: JobAddress,
  takesPlace: boolean,
): SearchParams {
  const [q, place] = takesPlace ? [search.trim(), location.trim()] : [`${search} ${location}`.trim(), ''];
  return {
    ...(q && { q }),
    ...(place && { place }),
    ...(workingType && { workingType }),
    ...(workplace && { workplace }),
    ...writeFilters(filters ?? NO_FILTERS),
  };
}
