import { JOBS_PATH } from '@/entities/job';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';
import { addressParams } from './router/address-params';

/**
 * Asks for every vacancy while the app is still being run, where the address is that of their list. They are the same for
 * everybody, and for every search, unless the search is the provider's.
 */
export function readListEarly(pathname: string): void {
  if (process.env.JOB_SEARCH === 'server') return;
  if (addressParams(routes.jobs.pattern, pathname)) beginRead(JOBS_PATH, null);
}
