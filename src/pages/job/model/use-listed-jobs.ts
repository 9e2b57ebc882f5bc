import { EVERY_JOB, toPageParams, useGetJobPageQuery, useGetJobsQuery } from '@/entities/job';
import type { Job, JobDetail } from '@/entities/job';

/** The most that the provider sends on one page. Contract, "Jobs". */
const LARGEST_PAGE = 100;

/** The word of a title that tells the most of the work, as a provider can look for it: its longest. */
const mainWord = (title: string): string =>
  title.split(/[^\p{L}\p{N}]+/u).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Of a list too long for a browser, the newest whose title has the job's main word. */
function useJobsByProvider({ title }: JobDetail): readonly Job[] | undefined {
  const search = mainWord(title);
  return useGetJobPageQuery(toPageParams({ ...EVERY_JOB, search }, LARGEST_PAGE)).data?.items;
}

/** The whole list, which the page's newest jobs have loaded too. */
function useJobsHere(): readonly Job[] | undefined {
  return useGetJobsQuery().data;
}

/** Jobs among which similar ones are found. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useListedJobs: (job: JobDetail) => readonly Job[] | undefined =
  process.env.JOB_SEARCH === 'server' ? useJobsByProvider : useJobsHere;
