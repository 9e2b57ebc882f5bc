import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** Specification 1, section 9: at most 3 entries, newest first. */
const HISTORY_LIMIT = 3;

interface SearchHistoryState {
  entries: string[];
}

const initialState: SearchHistoryState = { entries: [] };

export const searchHistorySlice = createSlice({
  name: 'searchHistory',
  initialState,
  reducers: {
    /** A search was made; a text already there moves to the front, whatever its case. */
    searchMade: (state, { payload }: PayloadAction<string>) => {
      const text = payload.trim();
      if (!text) return;
      const others = state.entries.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
      state.entries = [text, ...others].slice(0, HISTORY_LIMIT);
    },
    searchForgotten: (state, { payload }: PayloadAction<string>) => {
      state.entries = state.entries.filter((entry) => entry !== payload);
    },
  },
  selectors: { selectSearchHistory: (state) => state.entries },
});

export const { searchMade, searchForgotten } = searchHistorySlice.actions;
export const { selectSearchHistory } = searchHistorySlice.selectors;
