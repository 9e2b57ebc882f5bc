import { sessionExpired } from '@/shared/api';
import { knownDeviceSlice, selectHasSignedIn } from './known-device';
import { registered } from './registration';
import { signedIn, signedOut } from './session';

const { reducer, getInitialState } = knownDeviceSlice;

it.each([
  ['signing in', signedIn({ token: 't', name: 'Sari', image: null, userId: 'a' }), true],
  ['signing out of a session from before', signedOut(), true],
  ['the end of such a session', sessionExpired(), true],
  ['registering alone', registered('sari@example.com'), false],
])('after %s, holds whether somebody had a session, and nothing else', (_what, action, hasSignedIn) => {
  const state = reducer(getInitialState(), action);
  expect(selectHasSignedIn({ knownDevice: state })).toBe(hasSignedIn);
  expect(state).toEqual({ hasSignedIn });
});
