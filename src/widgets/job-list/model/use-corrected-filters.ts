import { useEffect } from 'react';
import { useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import { knownFilters, usedFilters } from '@/entities/job-search';
import type { JobSearch, JobSearchActions } from '@/features/search-jobs';

const NONE: readonly Job[] = [];

const useListedHere = (): readonly Job[] | undefined => useGetJobsQuery().data;

const useNoList = (): readonly Job[] => NONE;

/** Where the provider searches, it knows official places alone. */
const useListed = process.env.JOB_SEARCH === 'server' ? useNoList : useListedHere;

/** Puts the official name in place of what a link calls a place, and drops a place that is none. */
export function useCorrectedFilters({ filters }: JobSearch, { correct }: JobSearchActions): void {
  const jobs = useListed();
  useEffect(() => {
    if (!filters || !jobs) return;
    const known = knownFilters(filters, jobs);
    if (known !== filters) correct(usedFilters(known));
  }, [correct, filters, jobs]);
}
