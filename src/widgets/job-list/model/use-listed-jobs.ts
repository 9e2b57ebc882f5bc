import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useCapability } from '@/entities/capability';
import { filterJobs, jobApi, useJobPage } from '@/entities/job';
import type { JobPage, JobPageState } from '@/entities/job';
import { useAccountBookmarks, useBookmarkedJobs } from '@/features/bookmark-job';
import type { JobSearch } from '@/features/search-jobs';
import { selectIsComplete } from '@/shared/api';
import { toSavedJobs } from './saved-jobs';

const LIST_QUERY = { endpoint: 'getJobs' };

/** The page that a search finds among the bookmarked vacancies, as they are by now if the whole list is loaded. */
function useSavedPage(search: JobSearch): JobPage {
  const bookmarked = useBookmarkedJobs();
  const { data, fulfilledTimeStamp } = jobApi.endpoints.getJobs.useQueryState();
  const isWhole = useSelector((state: Parameters<typeof selectIsComplete>[0]) => selectIsComplete(state, LIST_QUERY));
  const completeAt = (isWhole && fulfilledTimeStamp) || null;
  return useMemo(
    () => filterJobs(toSavedJobs(bookmarked, data && { jobs: data, completeAt }), search),
    [bookmarked, completeAt, data, search],
  );
}

/**
 * The page of jobs that the list shows: what the provider has or, under Saved, the bookmarked vacancies. Specification 1,
 * sections 4 and 8.
 *
 * @param options.skip true while nothing is requested
 */
export function useListedJobs(search: JobSearch, { skip = false } = {}): JobPageState {
  const isSaved = search.tab === 'saved';
  // The whole list tells what has become of bookmarked vacancies; pages do not.
  const onDevice = useCapability('jobSearch') && isSaved;
  const listed = useJobPage(search, { skip: skip || onDevice });
  const saved = useSavedPage(search);
  const isWaiting = useAccountBookmarks() === 'waiting';
  if (!isSaved) return listed;
  return { ...listed, found: isWaiting ? undefined : saved, isPending: isWaiting, error: undefined };
}
