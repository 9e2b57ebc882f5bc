import { useDeferredValue, useEffect, useMemo } from 'react';
import { findJobs, paginate, useGetJobsQuery } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobSearch } from '@/features/search-jobs';
import { logFailure } from '@/shared/lib/logging';
import type { FoundJobs } from './found-jobs';

/** Seconds after which a list that is shown again is also fetched again, behind what is shown. */
const FRESH_FOR = 60;

/**
 * The page that a search finds in the whole list, which the browser has: of all vacancies, or of the bookmarked ones as
 * they are by now. Specification 1, sections 4 and 8.
 */
export function useJobsFoundHere(search: JobSearch): FoundJobs {
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useGetJobsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR,
    refetchOnReconnect: true,
  });
  // The first cards are a lot of work: it may rest for whoever taps meanwhile.
  const data = useDeferredValue(answer);
  const bookmarked = useBookmarkedJobs();

  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);

  const saved = useMemo(() => {
    const current = new Map(data?.map((job) => [job.id, job]));
    return bookmarked.map((job) => current.get(job.id) ?? job);
  }, [bookmarked, data]);

  const jobs = search.tab === 'saved' ? saved : data;
  const found = useMemo(() => jobs && findJobs(jobs, search), [jobs, search]);
  return {
    found: found && paginate(found, search.page),
    outdated: false,
    error: jobs ? undefined : error,
    fetching: isFetching,
    refetch,
  };
}
