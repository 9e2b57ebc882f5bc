import type { Job } from '@/entities/job';
import { toTime } from '@/shared/lib/dates';

/** The provider's list of every vacancy. */
export interface ListedJobs {
  jobs: readonly Job[];
  /** When the response came, in milliseconds, where that is known to be all that the provider lists; else null. */
  completeAt: number | null;
}

/**
 * Bookmarked vacancies as they are by now. One that the list has no more, neither by id nor by address, is marked as gone;
 * never on a guess: not by a list that is older than the vacancy, or not known to be complete.
 *
 * @param listed undefined while there is no list
 */
export function toSavedJobs(bookmarked: readonly Job[], listed: ListedJobs | undefined): readonly Job[] {
  if (!listed) return bookmarked;
  const { jobs, completeAt } = listed;
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const slugs = new Set(jobs.map(({ slug }) => slug));
  return bookmarked.map((job): Job => {
    const current = byId.get(job.id);
    if (current) return current;
    const isGone = completeAt !== null && toTime(job.createdAt) < completeAt && !slugs.has(job.slug);
    return isGone ? { ...job, isOpen: false, isGone } : job;
  });
}
