import { APPLICATIONS_PATH } from '@/entities/application';
import { jobPath } from '@/entities/job';
import { PROFILE_PATH } from '@/entities/profile/candidate';
import { isSessionCookieLocked, loadSessionCipher, readSessionCookie } from '@/entities/session';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';

/** The provider's path of what a private page shows first; null for any other page. */
function firstRead(pathname: string): string | null {
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (address === routes.profile.pattern) return PROFILE_PATH;
  if (address === routes.application.pattern) return APPLICATIONS_PATH;
  const slug = /^\/jobs\/([^/]+)$/.exec(address)?.[1];
  return slug === undefined ? null : jobPath(decodeURIComponent(slug));
}

/**
 * Asks for what the page of an address shows first while the app is still being run: a slow phone runs it for a second,
 * and the network has nothing to do meanwhile. Does nothing without a session; what fails here is asked for again by
 * the page, which says so.
 */
export async function readEarly(pathname: string): Promise<void> {
  if (!isSessionCookieLocked()) return;
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
