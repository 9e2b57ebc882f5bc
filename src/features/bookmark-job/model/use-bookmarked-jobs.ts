import { useSelector } from 'react-redux';
import { useCapability } from '@/entities/capability';
import type { Job } from '@/entities/job';
import { selectSession } from '@/entities/session';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { bookmarksSlice, selectBookmarkedJobs, selectIsAccountHere } from './bookmarks';
import type { BookmarksRoot } from './bookmarks';

const NONE: readonly Job[] = [];

/** Bookmarks of the signed-in candidate on this browser, newest first; none for a visitor. */
export function useBookmarkedJobs(): readonly Job[] {
  const session = useSelector(selectSession);
  return useSelector((state: BookmarksRoot) => (session ? selectBookmarkedJobs(state, session.userId) : NONE));
}

/**
 * State of the account's bookmarks while this device has none: `waiting` until they are there, `failed` while they cannot
 * be fetched, else `here`. Specification 4, section 9.
 */
export function useAccountBookmarks(): 'here' | 'waiting' | 'failed' {
  const owner = useSelector(selectSession)?.userId ?? null;
  const isHere = useSelector((state: BookmarksRoot) => selectIsAccountHere(state, owner));
  const hasNone = useBookmarkedJobs().length === 0;
  const isUnsaved = useAreBookmarksUnsaved();
  const follows = useCapability('bookmarks') && owner !== null && !isUnsaved;
  if (!follows || !hasNone || isHere) return 'here';
  return isHere === undefined ? 'waiting' : 'failed';
}

/** True when the browser could not store the last change of the bookmarks: a reload takes it back. */
export const useAreBookmarksUnsaved = (): boolean =>
  useSelector((state: Parameters<typeof selectIsUnsaved>[0]) => selectIsUnsaved(state, bookmarksSlice.name));
