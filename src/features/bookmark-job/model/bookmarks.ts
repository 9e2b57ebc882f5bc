import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { parseStoredJob, toProviderForm } from '@/entities/job';
import type { Job } from '@/entities/job';
import { candidateErased, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import type { Session } from '@/entities/session';

/** A candidate's id; null while the provider has not sent it. */
type Owner = Session['userId'];

interface BookmarksState {
  /** Bookmarked vacancies as they were then, newest bookmark first. Specification 1, section 3. */
  jobs: Job[];
  /** Owner: another candidate on this browser does not see them. */
  owner: Owner;
  /** State of the account's bookmarks since the app was started; not stored. */
  account?: AccountBookmarks;
}

interface AccountBookmarks {
  owner: Owner;
  isHere: boolean;
}

/** The part of the store that holds them. */
export interface BookmarksRoot {
  bookmarkedJobs: BookmarksState;
}

const initialState: BookmarksState = { jobs: [], owner: null };

const NONE: readonly Job[] = [];

const jobsOf = (state: BookmarksState, owner: Owner): readonly Job[] => (state.owner === owner ? state.jobs : NONE);

export const bookmarksSlice = createSlice({
  name: 'bookmarkedJobs',
  initialState,
  reducers: {
    bookmarkToggled: (state, { payload: { job, owner } }: PayloadAction<{ job: Job; owner: Owner }>) => {
      const jobs = jobsOf(state, owner);
      const others = jobs.filter(({ id }) => id !== job.id);
      return { ...state, jobs: others.length === jobs.length ? [job, ...others] : others, owner };
    },
    /** The account's bookmarks have come. */
    bookmarksTaken: (state, { payload }: PayloadAction<BookmarksState>) => ({ ...state, ...payload }),
    /** The account was asked for its bookmarks. A later failure changes nothing. */
    accountAsked: (state, { payload }: PayloadAction<AccountBookmarks>) => {
      if (state.account?.owner !== payload.owner || payload.isHere) state.account = payload;
    },
  },
  extraReducers: (builder) => {
    // Bookmarks without an owner are those of a candidate whose id the provider never sent: perhaps another one.
    builder.addCase(signedIn, (state) => (state.owner === null ? initialState : state));
    builder.addCase(signedOut, (state) => (state.owner === null ? initialState : state));
    builder.addCase(candidateErased, (state, { payload }) =>
      state.owner === null || state.owner === payload ? initialState : state,
    );
    builder.addCase(sessionDetailsChanged, (state, { payload }) => {
      state.owner ??= payload.userId ?? null;
    });
  },
  selectors: {
    selectBookmarkedJobs: jobsOf,
    /** Undefined while the account has not been asked. */
    selectIsAccountHere: ({ account }, owner: Owner): boolean | undefined =>
      account?.owner === owner ? account?.isHere : undefined,
  },
});

export const { accountAsked, bookmarkToggled, bookmarksTaken } = bookmarksSlice.actions;
export const { selectBookmarkedJobs, selectIsAccountHere } = bookmarksSlice.selectors;

/** The bookmarks as the browser's storage holds them: in the provider's form. Specification 1, section 3. */
export const writeBookmarks = (jobs: readonly Job[]): object[] => jobs.map(toProviderForm);

/** The bookmarks that the browser's storage holds, without those that are none or are there twice. */
export function readBookmarks(stored: unknown): Job[] {
  const jobs = Array.isArray(stored) ? stored.flatMap((row) => parseStoredJob(row) ?? []) : [];
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
