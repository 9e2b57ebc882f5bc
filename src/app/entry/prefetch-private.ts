import { APPLICATIONS_PATH } from '@/entities/application';
import { jobPath } from '@/entities/job';
import { PROFILE_PATH } from '@/entities/profile/candidate';
import { loadSessionCipher, readSessionCookie } from '@/entities/session';
import { prefetch } from '@/shared/api';

/** The provider's path of what a private page shows first; undefined for any other page. Throws for a broken address. */
function firstPath(pathname: string): string | undefined {
  const [, page = '', slug = ''] = pathname.split('/');
  if (page === 'profile') return PROFILE_PATH;
  if (page === 'application') return APPLICATIONS_PATH;
  return page === 'jobs' && slug !== '' ? jobPath(decodeURIComponent(slug)) : undefined;
}

/**
 * Requests what a private page shows first, while the app is still being fetched. Without a session nothing is requested;
 * what fails here is requested again by the page, which handles the failure.
 */
export async function prefetchPrivate(pathname: string): Promise<void> {
  try {
    const path = firstPath(pathname);
    if (path === undefined) return;
    await loadSessionCipher();
    const token = readSessionCookie()?.token;
    if (token) prefetch(path, token);
  } catch {
    // An address that cannot be decoded, or a cipher that cannot be loaded.
  }
}
