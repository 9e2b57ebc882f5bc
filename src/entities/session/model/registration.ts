import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { candidateErased, signedIn, signedOut } from './session';

interface RegistrationState {
  /** The address of the account that was registered here last, until a candidate signs in. */
  email: string | null;
  /** Time of the registration, in milliseconds since 1970. */
  at: number;
  /** True when the provider mails an activation link again, as far as is known: not every one has that call. */
  canResendActivation: boolean;
}

const initialState: RegistrationState = { email: null, at: 0, canResendActivation: true };

const forget = (state: RegistrationState): RegistrationState => ({ ...state, email: null, at: 0 });

/**
 * State of making an account. The address stays on the device, because the mailed link opens in another tab, where
 * it is in the sign-in form as well. Specification 4, section 4.
 */
export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** An account was made for this address. */
    registered: {
      prepare: (email: string) => ({ payload: { email, at: Date.now() } }),
      reducer: (state, { payload }: PayloadAction<{ email: string; at: number }>) => ({ ...state, ...payload }),
    },
    /** The provider turned out to have no such call. */
    resendActivationMissed: (state) => {
      state.canResendActivation = false;
    },
  },
  extraReducers: (builder) => {
    // The next person at this browser is not shown it.
    builder.addCase(signedIn, forget);
    builder.addCase(signedOut, forget);
    builder.addCase(candidateErased, forget);
  },
  selectors: {
    selectRegisteredEmail: (state) => state.email,
    selectCanResendActivation: (state) => state.canResendActivation,
  },
});

export const { registered, resendActivationMissed } = registrationSlice.actions;
export const { selectRegisteredEmail, selectCanResendActivation } = registrationSlice.selectors;
