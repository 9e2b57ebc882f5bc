import { sessionExpired } from '@/shared/api';
import {
  isSameCandidate,
  selectIsSignedIn,
  selectSession,
  selectSessionExpired,
  selectSessionInterrupted,
  selectTabChange,
  selectTakeovers,
  sessionDetailsChanged,
  sessionInterrupted,
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

const sari = { ...session, userId: 7 };
const budi = { ...session, token: 'token-of-budi', name: 'Budi', userId: 8 };

it.each([
  ['one id', sari, { ...sari, token: 'other' }, true],
  ['two ids', sari, budi, false],
  ['an id of another kind', sari, { ...sari, userId: '7' }, false],
  ['ids that are not known', session, session, false],
  ['no candidate before', null, sari, false],
  ['no candidate after', sari, null, false],
])('takes sessions with %s for those of one candidate: %4$s', (_what, one, other, same) => {
  expect(isSameCandidate(one, other)).toBe(same);
});

it('stays while its candidate is asked to sign in again, until it is renewed or ended', () => {
  const interrupted = reducer(reducer(getInitialState(), signedIn(sari)), sessionInterrupted());
  expect(selectIsSignedIn({ session: interrupted })).toBe(true);
  expect(selectSessionInterrupted({ session: interrupted })).toBe(true);
  for (const action of [signedIn({ ...sari, token: 'new' }), signedOut(), sessionExpired()]) {
    expect(selectSessionInterrupted({ session: reducer(interrupted, action) })).toBe(false);
  }
  expect(reducer(getInitialState(), sessionInterrupted())).toEqual(getInitialState());
});

it('counts how often one candidate took the place of another', () => {
  const count = (...actions: Parameters<typeof reducer>[1][]) =>
    selectTakeovers({ session: actions.reduce(reducer, getInitialState()) });
  expect(count(signedIn(sari))).toBe(0);
  expect(count(signedIn(sari), signedIn({ ...sari, token: 'new' }))).toBe(0);
  expect(count(signedIn(sari), signedOut(), signedIn(budi))).toBe(0);
  expect(count(signedIn(sari), signedIn(budi))).toBe(1);
  expect(count(signedIn(sari), signedIn(budi), signedIn(sari), signedOut())).toBe(2);
});

it('tells what another tab did, and not what this one does', () => {
  const fromCookie = { fromCookie: true };
  const before = reducer(getInitialState(), signedIn(sari));
  expect(selectTabChange({ session: reducer(before, signedIn(budi, fromCookie)) })).toBe('replaced');
  expect(selectTabChange({ session: reducer(before, signedOut(fromCookie)) })).toBe('ended');
  expect(selectTabChange({ session: reducer(before, signedIn(budi)) })).toBeNull();
  expect(selectTabChange({ session: reducer(before, signedIn({ ...sari, token: 'new' }, fromCookie)) })).toBeNull();
  expect(selectTabChange({ session: reducer(before, signedOut()) })).toBeNull();
});
