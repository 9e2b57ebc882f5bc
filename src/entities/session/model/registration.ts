import { createSlice } from '@reduxjs/toolkit';

interface RegistrationState {
  /** Whether the provider mails an activation link again, as far as is known: not every one has that call. */
  canResendActivation: boolean;
}

const initialState: RegistrationState = { canResendActivation: true };

/** What this tab knows of making an account. In memory alone. */
export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    /** The provider turned out to have no such call. */
    resendActivationMissed: (state) => {
      state.canResendActivation = false;
    },
  },
  selectors: {
    selectCanResendActivation: (state) => state.canResendActivation,
  },
});

export const { resendActivationMissed } = registrationSlice.actions;
export const { selectCanResendActivation } = registrationSlice.selectors;
