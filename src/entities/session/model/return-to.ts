import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { toJobPath } from '@/shared/lib/web-address';
import { loginRequired } from './account-dialog';
import { candidateErased, signedOut } from './session';

/** Milliseconds for which the way back to a job is kept on the device. Specification 4, section 4. */
const LIFETIME = 7 * 86_400_000;

interface ReturnToState {
  /** Path of the job that somebody without a session was on the way to, as `toJobPath` gives it. */
  path: string | null;
  /** When they were, in milliseconds since 1970. */
  at: number;
}

const initialState: ReturnToState = { path: null, at: 0 };

/** The path as the browser's storage holds it, or null. */
export const toStoredPath = (stored: unknown): string | null => toJobPath(stored);

/** The time as the browser's storage holds it; 0 for what is none. */
export const toStoredTime = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

export const returnToSlice = createSlice({
  name: 'returnTo',
  initialState,
  reducers: {
    /** Somebody without a session is on the way to a job; a path that is no job's changes nothing. */
    jobWanted: {
      prepare: (path: string) => ({ payload: toJobPath(path), meta: { at: Date.now() } }),
      reducer: (state, { payload, meta }: PayloadAction<string | null, string, { at: number }>) =>
        payload === null ? state : { path: payload, at: meta.at },
    },
    /** The job has been found again, or is wanted no more. */
    returnToDropped: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loginRequired, (state, { payload, meta }) =>
      payload === null ? state : { path: `/jobs/${encodeURIComponent(payload)}`, at: meta.at },
    );
    builder.addCase(signedOut, () => initialState);
    builder.addCase(candidateErased, () => initialState);
  },
  selectors: {
    /** @param now milliseconds since 1970 */
    selectReturnTo: ({ path, at }, now: number): string | null =>
      path !== null && at <= now && now - at < LIFETIME ? path : null,
  },
});

export const { jobWanted, returnToDropped } = returnToSlice.actions;
export const { selectReturnTo } = returnToSlice.selectors;
