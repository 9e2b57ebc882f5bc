import { createSlice } from '@reduxjs/toolkit';

/** Facts that the server states about a page that it renders, beside the responses of the provider. */
export interface FirstPage {
  /** Its clock, an ISO 8601 instant: the first render has the ages of jobs by it, and not by a wrong clock of the device. */
  now: string | null;
  /** How many candidates have an account, on the landing page. */
  candidates?: number | null;
}

const initialState: FirstPage = { now: null };

/** The page that came from the server, until the app shows another one. */
export const firstPageSlice = createSlice({
  name: 'firstPage',
  initialState,
  reducers: {
    firstPageLeft: () => initialState,
  },
  selectors: {
    selectRenderedAt: ({ now }) => now,
    selectCandidates: ({ candidates }) => candidates ?? null,
  },
});

export const { firstPageLeft } = firstPageSlice.actions;
export const { selectCandidates, selectRenderedAt } = firstPageSlice.selectors;
