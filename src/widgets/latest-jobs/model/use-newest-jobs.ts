import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import type { Id } from '@/shared/api';
import { toTime } from '@/shared/lib/dates';

/** Specification 1, section 9: newest jobs on the detail screen. */
const LATEST_COUNT = 3;

/** The first jobs of a list, without the one that the page shows. */
const firstOthers = (jobs: readonly Job[], openJob: Id): Job[] =>
  jobs.filter(({ id }) => id !== openJob).slice(0, LATEST_COUNT);

/** The jobs by `createdAt`, newest first; at one instant, the provider's order. */
const newestFirst = (jobs: readonly Job[]): Job[] =>
  [...jobs].sort((a, b) => toTime(b.createdAt) - toTime(a.createdAt));

/** In the provider's order; of a list too long for a browser, no more than these and the open one. */
function useNewestByProvider(openJob: Id) {
  const { data, ...state } = useGetJobPageQuery(toPageParams(EVERY_JOB, LATEST_COUNT + 1));
  return { jobs: data && firstOthers(data.items, openJob), ...state };
}

function useNewestHere(openJob: Id) {
  const { data, ...state } = useGetJobsQuery();
  return { jobs: data && firstOthers(newestFirst(data), openJob), ...state };
}

/** The newest jobs other than the open one. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useNewestJobs = process.env.JOB_SEARCH === 'server' ? useNewestByProvider : useNewestHere;
