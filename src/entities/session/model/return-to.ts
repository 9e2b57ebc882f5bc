import { useCallback } from 'react';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { toJobPath } from '@/shared/lib/job-path';
import { loginRequired } from './account-dialog';
import type { WantedJob } from './account-dialog';
import { candidateErased, signedOut } from './session';
import { isWithinSignUp } from './sign-up-time';

interface ReturnToState extends WantedJob {
  /** Path of the job that the visitor was on the way to, as `toJobPath` returns it. */
  path: string | null;
  /** Time of that visit, in milliseconds since 1970. */
  at: number;
}

const initialState: ReturnToState = { path: null, at: 0, title: null, company: null };

/** The path as the browser's storage holds it, or null. */
export const toStoredPath = (stored: unknown): string | null => toJobPath(stored);

/** The same job keeps the title and company that were known of it. */
const wanted = (state: ReturnToState, path: string, { title, company, at }: WantedJob & { at: number }) => {
  const known = state.path === path ? state : initialState;
  return { path, at, title: title ?? known.title, company: company ?? known.company };
};

export const returnToSlice = createSlice({
  name: 'returnTo',
  initialState,
  reducers: {
    /** Somebody who does something else first is on the way to a job; a path that is no job's changes nothing. */
    jobWanted: {
      prepare: (path: string, title: string | null = null, company: string | null = null) => ({
        payload: toJobPath(path),
        meta: { at: Date.now(), title, company },
      }),
      reducer: (state, { payload, meta }: PayloadAction<string | null, string, WantedJob & { at: number }>) =>
        payload === null ? state : wanted(state, payload, meta),
    },
    /** The job has been found again, or is wanted no more. */
    returnToDropped: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(loginRequired, (state, { payload, meta }) =>
      payload === null ? state : wanted(state, `/jobs/${encodeURIComponent(payload)}`, meta),
    );
    builder.addCase(signedOut, () => initialState);
    builder.addCase(candidateErased, () => initialState);
  },
  selectors: {
    /** @param now milliseconds since 1970 */
    selectReturnTo: (state, now: number): string | null => (isWithinSignUp(state, now) ? state.path : null),
    /** True for the path of that job, also when it was stored long ago. */
    selectIsReturnTo: (state, path: string | null): boolean => path !== null && state.path === path,
    /** The title of that job; null where it was not known. */
    selectReturnToTitle: ({ title }): string | null => title,
    /** The company of that job; null where it was not known. */
    selectReturnToCompany: ({ company }): string | null => company,
  },
});

export const { jobWanted, returnToDropped } = returnToSlice.actions;
export const { selectIsReturnTo, selectReturnTo, selectReturnToCompany, selectReturnToTitle } = returnToSlice.selectors;

/** @returns a function that gives the path of the job to come back to at that moment, or null */
export function useReturnTo(): () => string | null {
  const store = useStore<Parameters<typeof selectReturnTo>[0]>();
  return useCallback(() => selectReturnTo(store.getState(), Date.now()), [store]);
}
