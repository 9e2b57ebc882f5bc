import { EVERY_JOB, JOBS_PATH, toPageParams } from '@/entities/job';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';
import { addressParams } from '../router/address-params';

/** As `fetchBaseQuery` writes the parameters of the same call. */
function firstPagePath(): string {
  const params = Object.entries(toPageParams(EVERY_JOB)).map(([name, value]) => [name, String(value)]);
  return `${JOBS_PATH}?${new URLSearchParams(params).toString()}`;
}

/**
 * Asks for the list of vacancies while what shows it is still being fetched or run, where the address is theirs. It is
 * the same for everybody, and for every search, unless the search is the provider's: then the first page of all of them
 * is asked for, where nothing is looked for.
 */
export function readListEarly({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!addressParams(routes.jobs.pattern, pathname)) return;
  if (process.env.JOB_SEARCH !== 'server') beginRead(JOBS_PATH, null);
  else if (search === '') beginRead(firstPagePath(), null);
}
