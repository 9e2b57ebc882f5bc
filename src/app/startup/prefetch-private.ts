import { APPLICATIONS_PATH } from '@/entities/application';
import { jobPath } from '@/entities/job';
import { PROFILE_PATH } from '@/entities/profile/candidate';
import { loadSessionCipher, readSessionCookie } from '@/entities/session';
import { prefetch } from '@/shared/api';
import type { RouteName } from '@/shared/config';

/** The provider's path of what a private page shows first, by route. */
const firstPath: Partial<Record<RouteName, (pathname: string) => string>> = {
  profile: () => PROFILE_PATH,
  application: () => APPLICATIONS_PATH,
  job: (pathname) => jobPath(decodeURIComponent(pathname.split('/')[2] ?? '')),
};

/**
 * Requests what a private page shows first, while the app is still being fetched. Without a session nothing is requested;
 * what fails here is requested again by the page, which handles the failure.
 *
 * @param route of the page, as the build has written it into the document
 */
export async function prefetchPrivate(route: string | undefined, pathname: string): Promise<void> {
  try {
    const path = firstPath[route as RouteName]?.(pathname);
    if (path === undefined) return;
    await loadSessionCipher();
    const token = readSessionCookie()?.token;
    if (token) prefetch(path, token);
  } catch {
    // An address that cannot be decoded, or a cipher that cannot be loaded.
  }
}
