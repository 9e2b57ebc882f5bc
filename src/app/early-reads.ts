import { APPLICATIONS_PATH } from '@/entities/application';
import { jobPath } from '@/entities/job';
import { PROFILE_PATH } from '@/entities/profile/candidate';
import { EDUCATIONS_PATH } from '@/entities/profile/education';
import { INTERESTS_PATH } from '@/entities/profile/interest';
import { LANGUAGES_PATH } from '@/entities/profile/language';
import { SKILLS_PATH } from '@/entities/profile/skill';
import { WORK_EXPERIENCES_PATH } from '@/entities/profile/work-experience';
import { loadSessionCipher, readSessionCookie } from '@/entities/session';
import { beginRead } from '@/shared/api';
import { routes } from '@/shared/config';
import { addressParams } from './router/address-params';

/** The profile, and what its completeness is worked out from. */
const PROFILE_READS = [
  PROFILE_PATH,
  WORK_EXPERIENCES_PATH,
  EDUCATIONS_PATH,
  SKILLS_PATH,
  LANGUAGES_PATH,
  INTERESTS_PATH,
];

/** The provider's paths of what a private page shows first; none for any other page. */
function firstReads(pathname: string): string[] {
  if (addressParams(routes.profile.pattern, pathname)) return PROFILE_READS;
  if (addressParams(routes.application.pattern, pathname)) return [APPLICATIONS_PATH];
  const job = addressParams(routes.job.pattern, pathname);
  return job ? [jobPath(job.slug ?? '')] : [];
}

/**
 * Asks for what the page of an address shows first while the app is still being run: a slow phone runs it for a second,
 * and the network has nothing to do meanwhile. Does nothing without a session; what fails here is asked for again by
 * the page, which says so.
 */
export async function readEarly(pathname: string): Promise<void> {
  try {
    const paths = firstReads(pathname);
    if (paths.length === 0) return;
    await loadSessionCipher();
    const token = readSessionCookie()?.token;
    if (token) paths.forEach((path) => beginRead(path, token));
  } catch {
    // An address that cannot be decoded, or a cipher that cannot be had.
  }
}
