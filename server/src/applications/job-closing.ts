import { jobStatus } from '../jobs/job-status';
import { closedSince, type PostedJob } from '../jobs/posted-job';

/** Since when one may no longer apply to a job, or null while one may. */
export function jobClosedAt(
  job: Pick<PostedJob, 'status' | 'closedAt' | 'deadline' | 'createdAt'>,
  now: Date,
): Date | null {
  return jobStatus(job, now) === 'closed' ? closedSince(job) : null;
}
