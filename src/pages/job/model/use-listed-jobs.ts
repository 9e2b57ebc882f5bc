import { useMemo } from 'react';
import { useCapability } from '@/entities/capability';
import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery, useSearchJobsQuery } from '@/entities/job';
import type { Job, JobDetail, JobSearchParams } from '@/entities/job';
import { wordsOfWork } from '@/entities/job-search';

/** The most that the provider sends on one page of its list and of its search. Contract, "Jobs". */
const LARGEST_PAGE = 100;
const LARGEST_FOUND = 50;

/** Jobs among which similar ones are found. */
export interface ListedJobs {
  /** Undefined while they are on their way. */
  jobs: readonly Job[] | undefined;
  error: unknown;
  retry: () => void;
}

const toListed = (
  jobs: readonly Job[] | undefined,
  { error, refetch }: { error?: unknown; refetch: () => unknown },
): ListedJobs => ({ jobs, error: jobs ? undefined : error, retry: () => void refetch() });

const PAGE = { page: 1, pageSize: LARGEST_FOUND };

/** The results of one search, near a city and anywhere; without a city, anywhere alone. */
function useNearAndAnywhere(search: JobSearchParams, city: string | null, { skip }: { skip: boolean }) {
  const near = useSearchJobsQuery({ ...search, near: city ?? '' }, { skip: skip || city === null });
  const anywhere = useSearchJobsQuery(search, { skip });
  return [near, anywhere];
}

/** Jobs that the provider finds by the words of the title and by the function. */
function useJobsFound({ title, city, functionOfInterest }: JobDetail, { skip }: { skip: boolean }): ListedJobs {
  const q = wordsOfWork(title).slice(0, 100);
  const byWork = useNearAndAnywhere({ q, ...PAGE }, city, { skip: skip || !q });
  const byFunction = useNearAndAnywhere({ function: functionOfInterest ?? '', ...PAGE }, city, {
    skip: skip || !functionOfInterest,
  });
  const parts = [...byWork, ...byFunction].filter(({ isUninitialized }) => !isUninitialized);
  const isDone = parts.every(({ data, error }) => data !== undefined || error !== undefined);
  const failed = parts.find(({ error }) => error !== undefined);
  const [worksNear, works] = byWork.map(({ data }) => data);
  const [functionsNear, functions] = byFunction.map(({ data }) => data);
  const jobs = useMemo(() => {
    const found = [worksNear, works, functionsNear, functions].flatMap((data) => data?.matches ?? []);
    return [...new Map(found.map(({ job }) => [job.id, job])).values()];
  }, [functions, functionsNear, works, worksNear]);
  const retry = () => parts.forEach(({ error, refetch }) => error !== undefined && void refetch());
  return { jobs: isDone && !failed ? jobs : undefined, error: failed?.error, retry };
}

/** Of a list too long for a browser, by the provider's search; without it, the newest whose title has the job's word. */
function useJobsByProvider(job: JobDetail): ListedJobs {
  const canSearch = useCapability('jobSearch');
  const found = useJobsFound(job, { skip: !canSearch });
  const search = wordsOfWork(job.title);
  const list = useGetJobPageQuery(toPageParams({ ...EVERY_JOB, search }, LARGEST_PAGE), { skip: canSearch });
  return canSearch ? found : toListed(list.data?.items, list);
}

/** The whole list, which the page's newest jobs have loaded too. */
function useJobsHere(): ListedJobs {
  const list = useGetJobsQuery();
  return toListed(list.data, list);
}

/** Jobs among which similar ones are found. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useListedJobs: (job: JobDetail) => ListedJobs =
  process.env.JOB_SEARCH === 'server' ? useJobsByProvider : useJobsHere;
