import { useEffect, useMemo } from 'react';
import { useGetJobsQuery } from '@/entities/job';
import type { Job } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobTab } from '@/features/search-jobs';
import { logFailure } from '@/shared/lib/logging';

/** Seconds after which a list that is shown again is also fetched again, behind what is shown. */
const FRESH_FOR = 60;

interface ListedJobs {
  /** Undefined while there is nothing to show yet. */
  jobs: readonly Job[] | undefined;
  failed: boolean;
  fetching: boolean;
  refetch: () => void;
}

/**
 * The vacancies of a tab: all of them, or the bookmarked ones as they are by now. Specification 1, sections 4 and 8.
 */
export function useListedJobs(tab: JobTab): ListedJobs {
  const { data, error, isFetching, refetch } = useGetJobsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR,
    refetchOnReconnect: true,
  });
  const bookmarked = useBookmarkedJobs();

  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);

  const saved = useMemo(() => {
    const current = new Map(data?.map((job) => [job.id, job]));
    return bookmarked.map((job) => current.get(job.id) ?? job);
  }, [bookmarked, data]);

  const jobs = tab === 'saved' ? saved : data;
  return { jobs, failed: !jobs && error !== undefined, fetching: isFetching, refetch };
}
