import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { toJobPath } from '@/shared/lib/web-address';
import { loginRequired } from './account-dialog';
import { candidateErased, signedOut } from './session';
import { isWithinSignUp } from './sign-up-time';

interface ReturnToState {
  /** Path of the job that somebody was on the way to, as `toJobPath` gives it. */
  path: string | null;
  /** When they were, in milliseconds since 1970. */
  at: number;
  /** The job's title, where it was known then: it is in the link that leads on before anything is fetched. */
  title: string | null;
}

const initialState: ReturnToState = { path: null, at: 0, title: null };

/** The path as the browser's storage holds it, or null. */
export const toStoredPath = (stored: unknown): string | null => toJobPath(stored);

/** The same job keeps the title that was known of it. */
const wanted = (state: ReturnToState, path: string, title: string | null, at: number): ReturnToState => ({
  path,
  at,
  title: title ?? (state.path === path ? state.title : null),
});

export const returnToSlice = createSlice({
  name: 'returnTo',
  initialState,
  reducers: {
    /** Somebody who does something else first is on the way to a job; a path that is no job's changes nothing. */
    jobWanted: {
      prepare: (path: string, title: string | null = null) => ({
        payload: toJobPath(path),
        meta: { at: Date.now(), title },
      }),
      reducer: (
        state,
        { payload, meta }: PayloadAction<string | null, string, { at: number; title: string | null }>,
      ) => (payload === null ? state : wanted(state, payload, meta.title, meta.at)),
    },
    /** The job has been found again, or is wanted no more. */
    returnToDropped: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loginRequired, (state, { payload, meta }) =>
      payload === null ? state : wanted(state, `/jobs/${encodeURIComponent(payload)}`, meta.title, meta.at),
    );
    builder.addCase(signedOut, () => initialState);
    builder.addCase(candidateErased, () => initialState);
  },
  selectors: {
    /** @param now milliseconds since 1970 */
    selectReturnTo: (state, now: number): string | null => (isWithinSignUp(state, now) ? state.path : null),
    /** The title of that job; null where it was not known. */
    selectReturnToTitle: ({ title }): string | null => title,
  },
});

export const { jobWanted, returnToDropped } = returnToSlice.actions;
export const { selectReturnTo, selectReturnToTitle } = returnToSlice.selectors;
