import { sessionExpired } from '@/shared/api';
import {
  selectIsSignedIn,
  selectSession,
  selectSessionExpired,
  sessionDetailsChanged,
  sessionSlice,
  signedIn,
  signedOut,
} from './session';

const { reducer, getInitialState } = sessionSlice;
const session = { token: 'token-of-sari', name: 'Sari', image: null, userId: null };
const present = reducer(getInitialState(), signedIn(session));

it('is there after signing in', () => {
  expect(selectSession({ session: present })).toEqual(session);
  expect(selectIsSignedIn({ session: present })).toBe(true);
});

it('tells a session that ended by itself from one that the candidate ended', () => {
  const expired = reducer(present, sessionExpired());
  expect(selectIsSignedIn({ session: expired })).toBe(false);
  expect(selectSessionExpired({ session: expired })).toBe(true);
  expect(selectSessionExpired({ session: reducer(present, signedOut()) })).toBe(false);
  expect(selectSessionExpired({ session: reducer(expired, signedIn(session)) })).toBe(false);
});

it('takes what became known of the candidate, and nothing without a session', () => {
  const changed = reducer(present, sessionDetailsChanged({ userId: 7, name: 'Sari Wulandari' }));
  expect(changed.current).toEqual({ ...session, userId: 7, name: 'Sari Wulandari' });
  expect(reducer(getInitialState(), sessionDetailsChanged({ userId: 7 }))).toEqual(getInitialState());
});
