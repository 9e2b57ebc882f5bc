import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';

/** The session of this browser. Specification 1, section 3. */
export interface Session {
  token: string;
  name: string;
  /** The photo as the provider names it, or null for none. */
  image: string | null;
  /** The candidate's id; null where the provider leaves it out of the sign-in response: the profile has it then. */
  userId: string | number | null;
}

/**
 * Everything that this browser has stored of a candidate goes, because they want it or because their account is gone.
 * Slices with data of a candidate listen. The payload is the candidate's id; null where the
 * provider never told it. Specification 4, section 6.
 */
export const candidateErased = createAction<Session['userId']>('session/candidateErased');

/** Another tab changed the session, and this tab has read it from the cookie. */
type TabChange = 'replaced' | 'ended';

interface SessionState {
  /** Null for a visitor. */
  current: Session | null;
  /** True in a page that was rendered for somebody who is signed in: it shows the room of a name, and nothing of a visitor. */
  isUnknown?: boolean;
  /**
   * How the last session ended: by a 401, or by its candidate. `signedOut` lasts until a public page is shown: the
   * private page that it ended on leads to the landing page, and any later one to /login.
   */
  ended: 'expired' | 'signedOut' | null;
  /** True when the session has ended and its candidate is asked to sign in again, with the page left as it is. */
  interrupted?: boolean;
  /** How often one candidate took the place of another without a sign-out between: nothing on screen may be kept then. */
  takeovers?: number;
  /** Set until the next change of the session. */
  changedInOtherTab?: TabChange | null;
}

/** Where a change of the session comes from: this tab, or the cookie, where another tab made it. */
interface Origin {
  fromCookie: boolean;
}

const initialState: SessionState = { current: null, ended: null };

/** Somebody of whom nothing is known: the page is rendered for them, and the app that takes it over reads who it is. */
export const UNKNOWN_SESSION: SessionState = {
  current: { token: '', name: '', image: null, userId: null },
  ended: null,
  isUnknown: true,
};

/** True when both sessions belong to one candidate. A missing id matches none. */
export const isSameCandidate = (one: Session | null, other: Session | null): boolean =>
  one !== null && one.userId !== null && one.userId === other?.userId;

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The app has read whose session it is, before it takes the page over. */
    sessionRead: (_state, { payload }: PayloadAction<Session | null>) => ({ current: payload, ended: null }),
    signedIn: {
      prepare: (payload: Session, meta: Origin = { fromCookie: false }) => ({ payload, meta }),
      reducer: (state, { payload, meta }: PayloadAction<Session, string, Origin>) => {
        const replaced = state.current !== null && !isSameCandidate(state.current, payload);
        return {
          current: payload,
          ended: null,
          takeovers: (state.takeovers ?? 0) + (replaced ? 1 : 0),
          changedInOtherTab: replaced && meta.fromCookie ? 'replaced' : null,
        };
      },
    },
    signedOut: {
      prepare: (meta: Origin = { fromCookie: false }) => ({ payload: undefined, meta }),
      reducer: ({ takeovers }, { meta }: PayloadAction<undefined, string, Origin>) => ({
        current: null,
        ended: 'signedOut' as const,
        takeovers,
        changedInOtherTab: meta.fromCookie ? 'ended' : null,
      }),
    },
    /** A public page is shown after a sign-out, or Back was pressed before it was. */
    signOutCompleted: (state) => {
      if (state.ended === 'signedOut') state.ended = null;
    },
    /** A save was refused because the session has ended: its candidate may sign in again and have it sent once more. */
    sessionInterrupted: (state) => {
      if (state.current) state.interrupted = true;
    },
    /** The photo or the name changed in the profile, or its id became known. */
    sessionDetailsChanged: (state, { payload }: PayloadAction<Partial<Omit<Session, 'token'>>>) => {
      if (state.current) Object.assign(state.current, payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionExpired, ({ takeovers }) => ({ current: null, ended: 'expired', takeovers }));
  },
  selectors: {
    selectSession: (state) => state.current,
    /** True for somebody, also for one who is not known yet. */
    selectIsSignedIn: (state) => state.current !== null,
    selectIsSessionUnknown: (state) => state.isUnknown ?? false,
    selectSessionExpired: (state) => state.ended === 'expired',
    selectSignedOut: (state) => state.ended === 'signedOut',
    selectSessionInterrupted: (state) => state.interrupted ?? false,
    selectTakeovers: (state) => state.takeovers ?? 0,
    selectTabChange: (state) => state.changedInOtherTab ?? null,
  },
});

export const { sessionRead, signedIn, signedOut, signOutCompleted, sessionInterrupted, sessionDetailsChanged } =
  sessionSlice.actions;
export const {
  selectSession,
  selectIsSignedIn,
  selectIsSessionUnknown,
  selectSessionExpired,
  selectSignedOut,
  selectSessionInterrupted,
  selectTakeovers,
  selectTabChange,
} = sessionSlice.selectors;
