import { JOBS_PATH } from '@/entities/job';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';

/**
 * Asks for every vacancy while the app is still being run, where the address is that of their list. They are the same for
 * everybody, and for every search, unless the search is the provider's.
 */
export function readListEarly(pathname: string): void {
  if (process.env.JOB_SEARCH === 'server') return;
  if (pathname.replace(/\/+$/, '') === routes.jobs.to()) beginRead(JOBS_PATH, null);
}
