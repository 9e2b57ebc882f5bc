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

/** Jobs that the provider finds by the words of the title, nearby and anywhere, and of the same function nearby. */
function useJobsFound({ title, city, functionOfInterest }: JobDetail, { skip }: { skip: boolean }): ListedJobs {
  const q = wordsOfWork(title).slice(0, 100);
  const near = city === null ? {} : { near: city };
  const sameFunction: JobSearchParams = { function: functionOfInterest ?? '', ...near, ...PAGE };
  const byWork = useSearchJobsQuery({ q, ...near, ...PAGE }, { skip: skip || !q });
  const anywhere = useSearchJobsQuery({ q, ...PAGE }, { skip: skip || !q || city === null });
  const byFunction = useSearchJobsQuery(sameFunction, { skip: skip || !functionOfInterest });
  const parts = [byWork, anywhere, byFunction].filter(({ isUninitialized }) => !isUninitialized);
  const isDone = parts.every(({ data, error }) => data !== undefined || error !== undefined);
  const failed = parts.find(({ error }) => error !== undefined);
  const jobs = useMemo(() => {
    const found = [byWork.data, anywhere.data, byFunction.data].flatMap((data) => data?.matches ?? []);
    return [...new Map(found.map(({ job }) => [job.id, job])).values()];
  }, [anywhere.data, byFunction.data, byWork.data]);
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
