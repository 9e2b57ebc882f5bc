import { jobStatus } from '../jobs/job-status';
import { closedSince, type Closing } from '../jobs/posted-job';

/** Since when one may no longer apply to a job, or null while one may. */
export function jobClosedAt(job: Closing, now: Date): Date | null {
  return jobStatus(job, now) === 'closed' ? closedSince(job) : null;
}
