import { endOfDay } from '@titian/rules/deadline';
import { zoneOf } from '@titian/rules/time-zones';
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { jobs } from '../db/schema';
import type { JobInput } from './job-input';

/**
 * Open while one may still apply to a job: it is closed when its employer closed it or when its deadline has passed
 * (specification 1, section 4, "Job status"; specification 4, section 3).
 */
export function jobStatus(job: { status: 'open' | 'closed'; closesAt: Date | null }, now: Date): 'open' | 'closed' {
  if (job.status === 'closed') return 'closed';
  return job.closesAt !== null && job.closesAt <= now ? 'closed' : 'open';
}

/** From when on one may no longer apply by a job's deadline, as the column `closes_at` has it; null without one. */
export const closingOf = ({
  deadline,
  deadlineAt,
  locationId,
}: Pick<JobInput, 'deadline' | 'deadlineAt' | 'locationId'>): Date | null =>
  deadlineAt ?? (deadline === null ? null : endOfDay(deadline, zoneOf(locationId)));

/** Jobs that `jobStatus` calls open, as a condition on `jobs`. */
export const isOpen = (now: Date): SQL | undefined =>
  and(eq(jobs.status, 'open'), or(isNull(jobs.closesAt), gt(jobs.closesAt, now)));
