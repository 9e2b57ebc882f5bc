import { useEffect, useMemo } from 'react';
import { findJobs, paginate } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobSearch } from '@/features/search-jobs';
import { logFailure } from '@/shared/lib/logging';
import type { FoundJobs } from './found-jobs';
import { useEmbeddedPage } from './use-embedded-page';
import { useFilteredJobs } from './use-filtered-jobs';
import { useProviderPage } from './use-provider-page';

/**
 * The page that the provider finds, for lists too long for a browser; the one before it until then. Bookmarked
 * vacancies, which are in this browser alone, are looked through here, as they were when they were bookmarked.
 * Specification 1, sections 4 and 8.
 */
export function useJobsFoundByProvider(search: JobSearch): FoundJobs {
  const isSaved = search.tab === 'saved';
  const { data, currentData, error, isFetching, refetch } = useProviderPage(search, { skip: isSaved });
  const bookmarked = useBookmarkedJobs();
  const embedded = useEmbeddedPage(search, data !== undefined);

  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);

  const { jobs, error: filterError, retry } = useFilteredJobs(bookmarked, isSaved ? search.filters : undefined);
  const saved = useMemo(() => (isSaved && jobs ? findJobs(jobs, search) : undefined), [isSaved, jobs, search]);
  if (isSaved) {
    const found = saved && paginate(saved, search.page);
    return { found, outdated: false, error: filterError, fetching: false, refetch: retry };
  }
  return {
    found: data ?? embedded?.page,
    outdated: data !== undefined && currentData === undefined,
    error: currentData === undefined ? error : undefined,
    fetching: isFetching,
    now: embedded?.now,
    refetch,
  };
}
