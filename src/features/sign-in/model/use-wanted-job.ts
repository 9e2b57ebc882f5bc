import { useSelector } from 'react-redux';
import { selectIsReturnTo, selectPendingJob, selectReturnToCompany, selectReturnToTitle } from '@/entities/session';
import { routes } from '@/shared/config';
import { clip } from '@/shared/lib/text';

/** The part of the store that has the job. */
type ReturnToRoot = Parameters<typeof selectIsReturnTo>[0];

/** Characters of a title or company that fit a line or two of the form. */
const MAX_NAME_LENGTH = 60;

/**
 * Name of the job that opens after signing in, from what the app showed of it before; never from the address.
 *
 * @param next path of a job, as `toJobPath` gives it
 * @returns title and company, or null when no job opens or its title is not known
 */
export function useWantedJob(next: string | null): string | null {
  const pendingJob = useSelector(selectPendingJob);
  const title = useSelector(selectReturnToTitle);
  const company = useSelector(selectReturnToCompany);
  const path = pendingJob === null ? next : routes.job.to(pendingJob);
  const isKnown = useSelector((state: ReturnToRoot) => selectIsReturnTo(state, path));
  if (!isKnown || title === null) return null;
  return [title, company].flatMap((name) => (name === null ? [] : clip(name, MAX_NAME_LENGTH))).join(', ');
}
