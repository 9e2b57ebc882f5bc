import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import { toTime } from '@/shared/lib/dates';

/** Specification 1, section 9: newest jobs on the detail screen. */
const LATEST_COUNT = 3;

/** The newest jobs by `createdAt`, newest first; at one instant, the provider's order. */
const newestJobs = (jobs: readonly Job[]): Job[] =>
  [...jobs].sort((a, b) => toTime(b.createdAt) - toTime(a.createdAt)).slice(0, LATEST_COUNT);

/** As the provider puts them; of a list too long for a browser, no more than these. */
function useNewestByProvider() {
  const { data, ...state } = useGetJobPageQuery(toPageParams(EVERY_JOB, LATEST_COUNT));
  return { jobs: data?.items.slice(0, LATEST_COUNT), ...state };
}

function useNewestHere() {
  const { data, ...state } = useGetJobsQuery();
  return { jobs: data && newestJobs(data), ...state };
}

/** The newest jobs. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useNewestJobs = process.env.JOB_SEARCH === 'server' ? useNewestByProvider : useNewestHere;
