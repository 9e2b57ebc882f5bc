import { isJob } from '@/entities/job';
import type { Job } from '@/entities/job';

/** The bookmarks that the browser's storage holds, without those that are none or are there twice. */
export function toStoredBookmarks(stored: unknown): Job[] {
  const jobs = Array.isArray(stored) ? stored.filter(isJob) : [];
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
