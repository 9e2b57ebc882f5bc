import { APPLICATIONS_PATH } from '@/entities/application';
import { jobPath } from '@/entities/job';
import { PROFILE_PATH } from '@/entities/profile/candidate';
import { loadSessionCipher, readSessionCookie } from '@/entities/session';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';
import { addressParams } from '../router/address-params';

/** The provider's path of what a private page shows first; null for any other page. */
function firstRead(pathname: string): string | null {
  if (addressParams(routes.profile.pattern, pathname)) return PROFILE_PATH;
  if (addressParams(routes.application.pattern, pathname)) return APPLICATIONS_PATH;
  const job = addressParams(routes.job.pattern, pathname);
  return job && jobPath(job.slug ?? '');
}

/**
 * Asks for what the page of an address shows first while the app is still being run: a slow phone runs it for a second,
 * and the network has nothing to do meanwhile. Does nothing without a session; what fails here is asked for again by
 * the page, which says so.
 */
export async function readEarly(pathname: string): Promise<void> {
  try {
    const path = firstRead(pathname);
    if (path === null) return;
    await loadSessionCipher();
    const token = readSessionCookie()?.token;
    if (token) beginRead(path, token);
  } catch {
    // An address that cannot be decoded, or a cipher that cannot be had.
  }
}
