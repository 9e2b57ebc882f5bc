import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Job } from '@/entities/job';

interface BookmarksState {
  /** Bookmarked vacancies as they were then, newest bookmark first. Specification 1, section 3. */
  jobs: Job[];
}

const initialState: BookmarksState = { jobs: [] };

export const bookmarksSlice = createSlice({
  name: 'bookmarkedJobs',
  initialState,
  reducers: {
    bookmarkToggled: (state, { payload }: PayloadAction<Job>) => {
      const others = state.jobs.filter(({ id }) => id !== payload.id);
      state.jobs = others.length === state.jobs.length ? [payload, ...others] : others;
    },
  },
  selectors: {
    selectBookmarkedJobs: (state) => state.jobs,
    selectIsBookmarked: (state, id: Job['id']) => state.jobs.some((job) => job.id === id),
  },
});

export const { bookmarkToggled } = bookmarksSlice.actions;
export const { selectBookmarkedJobs, selectIsBookmarked } = bookmarksSlice.selectors;
