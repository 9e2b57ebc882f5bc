import type { Store } from '@reduxjs/toolkit';
import { isJob, parseJobs } from '@/entities/job';
import { selectSession } from '@/entities/session';
import type { Session } from '@/entities/session';
import { selectBookmarkedJobs, toStoredBookmarks } from '@/features/bookmark-job';
import { selectSearchHistory, toStoredHistory } from '@/features/search-jobs';

/**
 * Bookmarks and searches as specification 1, section 3 has them: bare lists, of jobs as the provider gives them and of
 * texts. Another build stored them; whose they are is not known, so that they go to the signed-in candidate.
 */
type State = Parameters<typeof selectSession>[0] &
  Parameters<typeof selectBookmarkedJobs>[0] &
  Parameters<typeof selectSearchHistory>[0];

export type ListsStore = Pick<Store<State>, 'getState' | 'subscribe'>;

/** The session of the signed-in candidate, as soon as there is one. */
const untilSignedIn = ({ getState, subscribe }: ListsStore): Promise<Session> =>
  new Promise((resolve) => {
    const check = () => {
      const session = selectSession(getState());
      if (session) resolve(session);
      return session !== null;
    };
    if (check()) return;
    const unsubscribe = subscribe(() => {
      if (check()) unsubscribe();
    });
  });

/** Jobs of a list, as the provider or as this app has them; what is none is left out and logged. */
const toJobs = (rows: readonly unknown[]) =>
  rows.flatMap((row) => (isJob(row) ? [row] : parseJobs([row], 'bookmarkedJobs')));

/** The bookmarks with those of a list after them. A visitor has none: the list waits until a candidate signs in. */
export async function takeOverBookmarks(rows: readonly unknown[], store: ListsStore): Promise<State['bookmarkedJobs']> {
  const found = toJobs(rows);
  if (found.length === 0) return store.getState().bookmarkedJobs;
  const { userId: owner } = await untilSignedIn(store);
  return { jobs: toStoredBookmarks([...selectBookmarkedJobs(store.getState(), owner), ...found]), owner };
}

/** The recent searches with those of a list after them. */
export async function takeOverSearches(
  rows: readonly unknown[],
  { getState }: ListsStore,
): Promise<State['searchHistory']> {
  const owner = selectSession(getState())?.userId ?? null;
  return { entries: toStoredHistory([...selectSearchHistory(getState(), owner), ...rows]), owner };
}
