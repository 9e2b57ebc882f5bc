import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { sessionExpired } from '@/shared/api';
import { signedIn, signedOut } from './session';

/** A mark that somebody has had a session in this browser. It says nothing of the candidate. */
export const knownDeviceSlice = createSlice({
  name: 'knownDevice',
  initialState: { hasSignedIn: false },
  reducers: {},
  extraReducers: (builder) => {
    // A session that an earlier page started ends here, too.
    builder.addMatcher(isAnyOf(signedIn, signedOut, sessionExpired), (state) => {
      state.hasSignedIn = true;
    });
  },
  selectors: {
    selectHasSignedIn: (state) => state.hasSignedIn,
  },
});

export const { selectHasSignedIn } = knownDeviceSlice.selectors;
