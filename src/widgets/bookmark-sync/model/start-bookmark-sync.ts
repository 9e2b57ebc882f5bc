import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { bookmarkApi } from '@/entities/bookmark';
import { selectSession } from '@/entities/session';
import {
  accountAsked,
  bookmarksSlice,
  bookmarksTaken,
  readDeviceBookmarks,
  selectBookmarkedJobs,
  writeDeviceBookmarks,
} from '@/features/bookmark-job';
import type { BookmarksRoot } from '@/features/bookmark-job';
import { isSettled } from '@/shared/api';
import type { Id } from '@/shared/api';
import { isOffline } from '@/shared/lib/connection';
import { selectIsUnsaved } from '@/shared/lib/device-storage';
import { logFailure } from '@/shared/lib/logging';
import { firstMerge, syncBookmarks } from './sync-bookmarks';
import type { Account, Device, Failure, SyncResult } from './sync-bookmarks';

type Root = BookmarksRoot & Parameters<typeof selectSession>[0] & Parameters<typeof selectIsUnsaved>[0];

/** The app's store, as far as it is needed here. */
export interface SyncedStore {
  getState: () => Root;
  dispatch: ThunkDispatch<Root, unknown, UnknownAction>;
  subscribe: (listener: () => void) => () => void;
}

/** How long after a change it is sent, in milliseconds: several in a row make one round. */
const AFTER_CHANGE = 1000;

/** How long the account's state is good for when the page is shown again. */
const FRESH_MS = 30_000;

/** Milliseconds until each further attempt while something waits to be sent; the last of them repeats. */
const RETRY_DELAYS_MS = [2000, 10_000, 60_000];

/** Codes of the contract. */
const UNKNOWN_JOB = 4004;
const FULL = 4006;

type CallError = NonNullable<Parameters<typeof isSettled>[0]>;

function toFailure(error: CallError): Failure {
  if (!isSettled(error)) return 'later';
  if (error.statusCode === UNKNOWN_JOB) return 'unknown';
  return error.statusCode === FULL ? 'full' : 'refused';
}

/**
 * True when the browser's storage and the store have the same bookmarks. While the browser stores nothing, what the
 * candidate does cannot be noted either, and the account's state would undo it.
 */
const isStored = (state: Root): boolean =>
  (state.bookmarkedJobs as { _persist?: { rehydrated?: boolean } })._persist?.rehydrated === true &&
  !selectIsUnsaved(state, bookmarksSlice.name);

/** One tab at a time, where the browser can tell. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? await locks.request('titian:bookmarks', work) : work();
}

/**
 * Keeps the bookmarks of the signed-in candidate those of the account: now, after each change, and whenever the page is
 * shown again or the browser is online again. Specification 4, section 9.
 *
 * @param owner the signed-in candidate; what waits for another one is neither sent nor shown
 * @param onFull called when the account takes no more bookmarks, and again only after it took one
 * @returns ends it
 */
export function startBookmarkSync(store: SyncedStore, owner: Id, onFull: () => void): () => void {
  const { dispatch, getState } = store;
  let isEnded = false;
  let isRunning = false;
  let isWanted = false;
  let wasFull = false;
  let failures = 0;
  let syncedAt: number | null = null;
  let isHere = false;
  let seen = getState().bookmarkedJobs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isCurrent = () => !isEnded && selectSession(getState())?.userId === owner && isStored(getState());
  const read = () => readDeviceBookmarks(owner);
  const waits = () => read()?.pending.some(({ isKept }) => !isKept) ?? false;

  /** The bookmarks of another candidate, which the list here would replace, wait for their account. */
  function keepFormer(): void {
    const { owner: former, jobs } = getState().bookmarkedJobs;
    if (former === null || former === owner || readDeviceBookmarks(former)) return;
    const { offset = 0, clock = Date.now() } = read() ?? {};
    writeDeviceBookmarks(former, { offset, clock, pending: firstMerge(jobs, clock) });
  }

  const device: Device = {
    read,
    write: (content) => {
      if (isCurrent()) writeDeviceBookmarks(owner, content);
    },
    jobs: () => selectBookmarkedJobs(getState(), owner),
    take: (jobs) => {
      if (!isCurrent() || JSON.stringify(jobs) === JSON.stringify(device.jobs())) return;
      keepFormer();
      dispatch(bookmarksTaken({ jobs: [...jobs], owner }));
    },
    now: Date.now,
  };

  const { getBookmarks, changeBookmark } = bookmarkApi.endpoints;
  const account: Account = {
    list: async () => {
      const { data, error } = await dispatch(
        getBookmarks.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      isHere = data !== undefined;
      return data ? { data } : { failure: toFailure(error as CallError) };
    },
    change: async (change) => {
      if (!isCurrent()) return { failure: 'later' };
      const { data, error } = await dispatch(changeBookmark.initiate(change, { track: false }));
      return data ? { data } : { failure: toFailure(error as CallError) };
    },
  };

  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  }

  function conclude({ isDone, isFull }: SyncResult): void {
    if (isDone) syncedAt = Date.now();
    dispatch(accountAsked({ owner, isHere }));
    if (isFull && !wasFull) onFull();
    wasFull = isFull;
    failures = isDone ? 0 : failures + 1;
    const delay = RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length) - 1];
    if (isWanted) runIn(AFTER_CHANGE);
    else if (delay !== undefined && (waits() || syncedAt === null)) runIn(delay);
    isWanted = false;
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    isWanted = isRunning;
    if (isRunning || !isCurrent() || document.visibilityState === 'hidden') return;
    if (isOffline()) {
      dispatch(accountAsked({ owner, isHere: false }));
      return;
    }
    isRunning = true;
    try {
      const result = await alone(async () => (isCurrent() ? syncBookmarks(device, account) : null));
      isRunning = false;
      if (result && isCurrent()) conclude(result);
    } catch (error) {
      isRunning = false;
      logFailure('bookmarks could not be brought together', error);
    }
  }

  const unsubscribe = store.subscribe(() => {
    const { bookmarkedJobs } = getState();
    if (bookmarkedJobs === seen) return;
    seen = bookmarkedJobs;
    // A run changes the bookmarks too, and that is nothing to send.
    if (waits() || (syncedAt === null && !isRunning)) runIn(AFTER_CHANGE);
  });
  const handleShown = () => {
    if (syncedAt === null || Date.now() - syncedAt > FRESH_MS || waits()) void run();
  };
  const handleOnline = () => void run();
  window.addEventListener('focus', handleShown);
  document.addEventListener('visibilitychange', handleShown);
  window.addEventListener('online', handleOnline);
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('focus', handleShown);
    document.removeEventListener('visibilitychange', handleShown);
    window.removeEventListener('online', handleOnline);
  };
}
