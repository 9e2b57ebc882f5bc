import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';

/** Who is signed in on this browser. Specification 1, section 3. */
export interface Session {
  token: string;
  name: string;
  /** The photo as the provider names it, or null for none. */
  image: string | null;
  /** The candidate's id; null where the provider leaves it out of the sign-in answer: the profile has it then. */
  userId: string | number | null;
}

interface SessionState {
  current: Session | null;
  /** Whether the last session ended by itself (401), and not because the candidate signed out. */
  expired: boolean;
}

const initialState: SessionState = { current: null, expired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<Session>) => {
      state.current = payload;
      state.expired = false;
    },
    signedOut: (state) => {
      state.current = null;
      state.expired = false;
    },
    /** The photo or the name changed in the profile, or its id became known. */
    sessionDetailsChanged: (state, { payload }: PayloadAction<Partial<Omit<Session, 'token'>>>) => {
      if (state.current) Object.assign(state.current, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, (state) => {
      state.current = null;
      state.expired = true;
    });
  },
  selectors: {
    selectSession: (state) => state.current,
    selectIsSignedIn: (state) => state.current !== null,
    selectSessionExpired: (state) => state.expired,
  },
});

export const { signedIn, signedOut, sessionDetailsChanged } = sessionSlice.actions;
export const { selectSession, selectIsSignedIn, selectSessionExpired } = sessionSlice.selectors;
