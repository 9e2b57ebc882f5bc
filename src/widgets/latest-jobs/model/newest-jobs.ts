import type { Job } from '@/entities/job';
import { toTime } from '@/shared/lib/dates';

/** Specification 1, section 9: newest jobs on the detail screen. */
export const LATEST_COUNT = 3;

/** The newest jobs by `createdAt`, newest first; at one instant, the provider's order. */
export const newestJobs = (jobs: readonly Job[]): Job[] =>
  [...jobs].sort((a, b) => toTime(b.createdAt) - toTime(a.createdAt)).slice(0, LATEST_COUNT);
