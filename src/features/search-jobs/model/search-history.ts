import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { candidateErased, sessionDetailsChanged, signedIn, signedOut } from '@/entities/session';
import type { Session } from '@/entities/session';

/** Specification 1, section 9: at most 3 entries, newest first. */
export const MAX_HISTORY_ENTRIES = 3;

/** The candidate's id; null for a visitor. */
type Owner = Session['userId'];

interface SearchHistoryState {
  entries: string[];
  /** Owner: another candidate on this browser does not see them. */
  owner: Owner;
}

/** The part of the store that holds them. */
export interface SearchHistoryRoot {
  searchHistory: SearchHistoryState;
}

const initialState: SearchHistoryState = { entries: [], owner: null };

const NONE: readonly string[] = [];

const entriesOf = (state: SearchHistoryState, owner: Owner): readonly string[] =>
  state.owner === owner ? state.entries : NONE;

/** The first searches of some, as many as are kept; none twice, whatever its case. */
export function firstSearches(texts: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const text of texts) {
    const key = text.toLowerCase();
    if (kept.size < MAX_HISTORY_ENTRIES && !kept.has(key)) kept.set(key, text);
  }
  return [...kept.values()];
}

export const searchHistorySlice = createSlice({
  name: 'searchHistory',
  initialState,
  reducers: {
    /** A search was made; a text already there moves to the front, whatever its case. */
    searchMade: (state, { payload: { owner, ...payload } }: PayloadAction<{ text: string; owner: Owner }>) => {
      const text = payload.text.trim();
      if (!text) return state;
      return { entries: firstSearches([text, ...entriesOf(state, owner)]), owner };
    },
  },
  extraReducers: (builder) => {
    // Searches of a visitor stay the visitor's when they sign in, and leave with them.
    builder.addCase(signedIn, (state, { payload }) => {
      state.owner ??= payload.userId;
    });
    builder.addCase(sessionDetailsChanged, (state, { payload }) => {
      state.owner ??= payload.userId ?? null;
    });
    builder.addCase(candidateErased, (state, { payload }) =>
      state.owner === null || state.owner === payload ? initialState : state,
    );
    builder.addCase(signedOut, (state) => (state.owner === null ? initialState : state));
  },
  selectors: { selectSearchHistory: entriesOf },
});

export const { searchMade } = searchHistorySlice.actions;
export const { selectSearchHistory } = searchHistorySlice.selectors;
