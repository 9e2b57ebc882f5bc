import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery } from '@/entities/job';
import { LATEST_COUNT, newestJobs } from './newest-jobs';

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
