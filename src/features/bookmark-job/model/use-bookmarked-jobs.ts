import { useSelector } from 'react-redux';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { bookmarksSlice, selectBookmarkedJobs } from './bookmarks';
import type { BookmarksRoot } from './bookmarks';

const NONE: readonly Job[] = [];

/** Bookmarks of the signed-in candidate on this browser, newest first; none for a visitor. */
export function useBookmarkedJobs(): readonly Job[] {
  const session = useSelector(selectSession);
  return useSelector((state: BookmarksRoot) => (session ? selectBookmarkedJobs(state, session.userId) : NONE));
}

/** True when the browser could not store the last change of the bookmarks: a reload takes it back. */
export const useAreBookmarksUnsaved = (): boolean =>
  useSelector((state: Parameters<typeof selectIsUnsaved>[0]) => selectIsUnsaved(state, bookmarksSlice.name));
