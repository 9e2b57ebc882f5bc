import { useSelector } from 'react-redux';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { selectBookmarkedJobs } from './bookmarks';
import type { BookmarksRoot } from './bookmarks';

const NONE: readonly Job[] = [];

/** What the signed-in candidate bookmarked on this browser, newest first; a visitor has nothing. */
export function useBookmarkedJobs(): readonly Job[] {
  const session = useSelector(selectSession);
  return useSelector((state: BookmarksRoot) => (session ? selectBookmarkedJobs(state, session.userId) : NONE));
}
