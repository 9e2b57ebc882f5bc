import { asc } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import type { PostedJob } from './job-repository';
import { isOpen } from './job-status';

/** The instant of a job's deadline, or the last second of its last day; null for a job without a deadline. */
export function deadlineEnd({ deadlineAt, closesAt }: Pick<PostedJob, 'deadlineAt' | 'closesAt'>): Date | null {
  return deadlineAt ?? (closesAt && new Date(closesAt.getTime() - 1_000));
}

/** The columns that tell since when a job is closed. */
export type Closing = Pick<PostedJob, 'status' | 'closedAt' | 'deadlineAt' | 'closesAt' | 'createdAt'>;

/** Since when one may no longer apply, which may lie ahead, or null where no end is set. */
export function closedSince(job: Closing): Date | null {
  const byDeadline = deadlineEnd(job);
  if (job.status === 'open') return byDeadline;
  const byHand = job.closedAt ?? job.createdAt;
  return byDeadline && byDeadline < byHand ? byDeadline : byHand;
}

/** Slugs of the jobs that one may apply to, always in the same order. */
export async function openJobSlugs(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select({ slug: jobs.slug }).from(jobs).where(isOpen(now)).orderBy(asc(jobs.createdAt), jobs.id);
  return rows.map(({ slug }) => slug);
}
