import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { sessionInterrupted, signedIn, signedOut } from './session';

/** The dialogs about having an account, of which at most one is open. */
export type AccountDialog = 'sign-in' | 'sign-up' | 'forgot-password' | 'login-required';

/** The job that a visitor wants, as far as the app knows it; null for an unknown part. */
export interface WantedJob {
  title: string | null;
  company: string | null;
}

interface AccountDialogState {
  open: AccountDialog | null;
  /** Slug of the job that a visitor wanted to open; it opens after signing in. Specification 1, section 2. */
  pendingJob: string | null;
  /** Address that was typed in the dialog before; never stored on the device. */
  typedEmail?: string;
}

const initialState: AccountDialogState = { open: null, pendingJob: null };

export const accountDialogSlice = createSlice({
  name: 'accountDialog',
  initialState,
  reducers: {
    /** Opens a dialog in place of another one, with the address that was typed there. */
    accountDialogOpened: {
      prepare: (payload: Exclude<AccountDialog, 'login-required'>, typedEmail?: string) => ({
        payload,
        meta: { typedEmail },
      }),
      reducer: (
        { pendingJob },
        { payload, meta }: PayloadAction<Exclude<AccountDialog, 'login-required'>, string, { typedEmail?: string }>,
      ) => ({ open: payload, pendingJob, ...(meta.typedEmail && { typedEmail: meta.typedEmail }) }),
    },
    /** A visitor tried something that needs an account; the slug of the job, if any, its title and company, if known. */
    loginRequired: {
      prepare: (payload: string | null, title: string | null = null, company: string | null = null) => ({
        payload,
        meta: { at: Date.now(), title, company },
      }),
      reducer: (state, { payload }: PayloadAction<string | null, string, WantedJob & { at: number }>) => {
        state.open = 'login-required';
        state.pendingJob = payload;
      },
    },
    /** Closed without continuing: the pending job is dropped. */
    accountDialogClosed: () => initialState,
    pendingJobOpened: (state) => {
      state.pendingJob = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, ({ pendingJob }) => ({ open: null, pendingJob }));
    builder.addCase(signedOut, () => initialState);
    // Over whatever is on screen, so that a save which waits can continue.
    builder.addCase(sessionInterrupted, () => ({ open: 'sign-in' as const, pendingJob: null }));
  },
  selectors: {
    selectAccountDialog: (state) => state.open,
    selectPendingJob: (state) => state.pendingJob,
    selectTypedEmail: (state) => state.typedEmail ?? '',
  },
});

export const { accountDialogOpened, loginRequired, accountDialogClosed, pendingJobOpened } = accountDialogSlice.actions;
export const { selectAccountDialog, selectPendingJob, selectTypedEmail } = accountDialogSlice.selectors;
