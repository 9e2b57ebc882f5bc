import { EVERY_JOB, useJobPage } from '@/entities/job';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';

/** Specification 1, section 9: newest jobs on the detail screen. */
const LATEST_COUNT = 3;

/** No more than these and the open one are needed. */
const NEWEST = { ...EVERY_JOB, pageSize: LATEST_COUNT + 1 };

/** The newest jobs other than the open one, by `createdAt`; at one instant, in the provider's order. */
export function useNewestJobs(openJob: Id) {
  const { found, ...state } = useJobPage(NEWEST);
  const jobs = found?.jobs.flatMap(({ job }): Job[] => (job.id === openJob ? [] : [job])).slice(0, LATEST_COUNT);
  return { jobs, ...state };
}
