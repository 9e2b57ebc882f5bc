import type { JobSearchDto, JobSearchParams } from '@/entities/job';

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

/** The part of the embedded data that a server states beside the response. */
interface Stated {
  /** Its clock, ISO 8601, by which the cards tell the age of a job. */
  now: string;
  /** Missing where the server does not know. */
  candidates?: number | undefined;
}

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
 * The part of a response to `OPEN_JOBS_PARAMS` that the page needs: the newest open jobs, the cities and functions with the
 * most open jobs, and the numbers of its counters.
 */
export function toOpenJobs({ data, meta }: JobSearchDto, { now, candidates }: Stated) {
  const functions = meta.facets?.function ?? [];
  return {
    now,
    candidates,
    jobs: meta.total,
    newest: data.slice(0, NEWEST_JOBS),
    cities: mostJobs(meta.facets?.city ?? []),
    functions: isUsual(functions, meta.total) ? mostJobs(functions) : [],
  };
}
