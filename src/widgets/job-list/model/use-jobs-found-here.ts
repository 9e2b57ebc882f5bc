import { useDeferredValue, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { findJobs, paginate, useGetJobsQuery } from '@/entities/job';
import { useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobSearch } from '@/features/search-jobs';
import { selectIsComplete } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';
import type { FoundJobs } from './found-jobs';
import { toSavedJobs } from './saved-jobs';
import type { ListedJobs } from './saved-jobs';
import { useEmbeddedPage } from './use-embedded-page';
import { useFilteredJobs } from './use-filtered-jobs';

/** Seconds after which a list that is shown again is also fetched again, behind what is shown. */
const FRESH_FOR = 60;

const LIST_QUERY = { endpoint: 'getJobs' };

/**
 * The page that a search finds in the whole list, which the browser has: of all vacancies, or of the bookmarked ones as
 * they are by now. Specification 1, sections 4 and 8.
 */
export function useJobsFoundHere(search: JobSearch): FoundJobs {
  const { data, error, fulfilledTimeStamp, isFetching, refetch } = useGetJobsQuery(undefined, {
    refetchOnMountOrArgChange: FRESH_FOR,
    refetchOnReconnect: true,
  });
  const isWhole = useSelector((state: Parameters<typeof selectIsComplete>[0]) => selectIsComplete(state, LIST_QUERY));
  const completeAt = (isWhole && fulfilledTimeStamp) || null;
  const current = useMemo((): ListedJobs | undefined => data && { jobs: data, completeAt }, [data, completeAt]);
  // The first cards are expensive; defer them so that taps stay responsive.
  const listed = useDeferredValue(current);
  const bookmarked = useBookmarkedJobs();

  useEffect(() => {
    if (error) logFailure('job/list failed', error);
  }, [error]);

  const isSaved = search.tab === 'saved';
  const saved = useMemo(() => (isSaved ? toSavedJobs(bookmarked, listed) : []), [bookmarked, isSaved, listed]);
  const all = isSaved ? saved : listed?.jobs;
  const { jobs, error: filterError, retry } = useFilteredJobs(all, search.filters);
  const found = useMemo(() => jobs && findJobs(jobs, search), [jobs, search]);
  const embedded = useEmbeddedPage(search, all !== undefined);
  return {
    found: found ? paginate(found, search.page) : embedded?.page,
    outdated: false,
    error: all ? filterError : error,
    fetching: isFetching,
    now: embedded?.now,
    refetch: filterError === undefined ? refetch : retry,
    jobs: all,
  };
}
