import { toPageParams } from '@/entities/job';
import type { JobSearch } from '@/features/search-jobs';
import type { QueryKey } from '@/shared/api';
import { useJobsFoundByProvider } from './use-jobs-found-by-provider';
import { useJobsFoundHere } from './use-jobs-found-here';

/** The page of vacancies that a search finds. The build leaves one of the two ways out: see `JOB_SEARCH` in the README. */
export const useFoundJobs = process.env.JOB_SEARCH === 'server' ? useJobsFoundByProvider : useJobsFoundHere;

const WHOLE_LIST: readonly QueryKey[] = [{ endpoint: 'getJobs' }];

const NONE: readonly QueryKey[] = [];

/** Queries whose responses a search shows. */
export function queriesOf(search: JobSearch): readonly QueryKey[] {
  if (process.env.JOB_SEARCH !== 'server') return WHOLE_LIST;
  return search.tab === 'saved' ? NONE : [{ endpoint: 'getJobPage', arg: toPageParams(search) }];
}
