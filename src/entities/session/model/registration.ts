import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from './session';

interface RegistrationState {
  /** The address of the account that was made here last, until somebody signs in. */
  email: string | null;
  /** Whether the provider mails an activation link again, as far as is known: not every one has that call. */
  canResendActivation: boolean;
}

const initialState: RegistrationState = { email: null, canResendActivation: true };

/** What this tab knows of making an account. In memory alone. */
export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** An account was made for this address. */
    registered: (state, { payload }: PayloadAction<string>) => {
      state.email = payload;
    },
    /** The provider turned out to have no such call. */
    resendActivationMissed: (state) => {
      state.canResendActivation = false;
    },
  },
  extraReducers: (builder) => {
    // The next person at this browser is not shown it.
    builder.addCase(signedIn, (state) => {
      state.email = null;
    });
    builder.addCase(signedOut, (state) => {
      state.email = null;
    });
  },
  selectors: {
    selectRegisteredEmail: (state) => state.email,
    selectCanResendActivation: (state) => state.canResendActivation,
  },
});

export const { registered, resendActivationMissed } = registrationSlice.actions;
export const { selectRegisteredEmail, selectCanResendActivation } = registrationSlice.selectors;
