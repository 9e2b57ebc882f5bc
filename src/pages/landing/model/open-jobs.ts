import { useSelector } from 'react-redux';
import { jobApi, useSearchJobsQuery } from '@/entities/job';
import type { JobPage, JobSearchDto, JobSearchParams } from '@/entities/job';

const NEWEST_JOBS = 3;
const MAX_LINKS = 6;

/** Parameters of `GET job/search/` whose response the section shows. */
export const OPEN_JOBS_PARAMS: JobSearchParams = {
  open: true,
  sort: 'newest',
  page: 1,
  pageSize: NEWEST_JOBS,
  facets: 1,
};

/** Cities or functions with the number of their open jobs. */
type Counted = { name: string; count: number }[];

const mostJobs = (values: Counted): Counted =>
  values
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_LINKS)
    .map(({ name, count }) => ({ name, count }));

/** True when half of the jobs have a value. */
const isUsual = (values: Counted, jobs: number): boolean =>
  values.reduce((sum, { count }) => sum + count, 0) * 2 >= jobs;

/**
 * The part of a response to `OPEN_JOBS_PARAMS` that the page shows: the newest open jobs, and the cities and functions with
 * the most open jobs.
 */
export function toOpenJobs({ data, meta: { facets, ...meta } }: JobSearchDto) {
  const functions = facets?.function ?? [];
  return {
    data: data.slice(0, NEWEST_JOBS),
    meta: {
      ...meta,
      facets: {
        city: mostJobs(facets?.city ?? []),
        function: isUsual(functions, meta.total) ? mostJobs(functions) : [],
      },
    },
  };
}

type ApiRoot = Parameters<typeof jobApi.util.selectCachedArgsForQuery>[0];

const selectFound = jobApi.endpoints.searchJobs.select(OPEN_JOBS_PARAMS);

/** The open jobs that came with the page; undefined without any. Nothing is requested for them. */
export function useOpenJobs(): JobPage | undefined {
  const isThere = useSelector((root: ApiRoot) => selectFound(root).data !== undefined);
  return useSearchJobsQuery(OPEN_JOBS_PARAMS, { skip: !isThere, refetchOnReconnect: false }).data;
}
