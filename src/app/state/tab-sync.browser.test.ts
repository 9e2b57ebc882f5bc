import { waitFor } from '@testing-library/react';
import { applicationApi } from '@/entities/application';
import {
  readSessionCookie,
  removeSessionCookie,
  selectSession,
  selectSessionExpired,
  selectTabChange,
  selectTakeovers,
  sessionDetailsChanged,
  sessionInterrupted,
  signedIn,
  signedOut,
  writeSessionCookie,
} from '@/entities/session';
import { sessionExpired } from '@/shared/api';
import { session } from '@test/render-app';
import { given } from '@test/server';
import { createAppStore } from './store';
import type { AppStore } from './store';
import { startTabSync } from './tab-sync';

const other = { token: 'token-of-budi', name: 'Budi', image: null, userId: 'candidate-2' };
const renewed = { ...session, token: 'new-token' };

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** A tab of this browser: all share the cookie. */
function openTab(): AppStore {
  const store = createAppStore();
  stops.push(startTabSync(store));
  return store;
}

/** Two tabs of a signed-in candidate. */
function openTwo(): [AppStore, AppStore] {
  writeSessionCookie(session);
  return [openTab(), openTab()];
}

const who = (store: AppStore) => selectSession(store.getState());
const { getApplications } = applicationApi.endpoints;
const cached = (store: AppStore) => getApplications.select()(store.getState());

async function load(store: AppStore) {
  given('get', 'job-application/application-status/', []);
  await store.dispatch(getApplications.initiate());
  expect(cached(store).isSuccess).toBe(true);
}

const { BroadcastChannel: Channel } = globalThis;

/** Until a message that is posted now has arrived, and with it all that were posted before. */
const untilTold = () =>
  new Promise<void>((resolve) => {
    const [sender, receiver] = [new Channel('fence'), new Channel('fence')];
    receiver.onmessage = () => {
      sender.close();
      receiver.close();
      resolve();
    };
    sender.postMessage(null);
  });

const show = () => window.dispatchEvent(new Event('focus'));

it('signs out in all tabs, and drops what the other had loaded', async () => {
  const [one, two] = openTwo();
  await load(two);
  one.dispatch(signedOut());
  await waitFor(() => expect(who(two)).toBeNull());
  expect(cached(two).isUninitialized).toBe(true);
  expect(selectTabChange(two.getState())).toBe('ended');
  expect(selectSessionExpired(two.getState())).toBe(false);
  expect(selectTabChange(one.getState())).toBeNull();
});

it('becomes who signed in in another tab, and drops what the last one had loaded', async () => {
  const [one, two] = openTwo();
  await load(two);
  one.dispatch(signedIn(other));
  await waitFor(() => expect(who(two)).toEqual(other));
  expect(cached(two).isUninitialized).toBe(true);
  expect(selectTakeovers(two.getState())).toBe(1);
  expect(selectTabChange(two.getState())).toBe('replaced');
  await untilTold();
  expect(readSessionCookie()).toEqual(other);
  expect(who(one)).toEqual(other);
});

it('takes the new token of the same candidate, and keeps the page and what it has loaded', async () => {
  const [one, two] = openTwo();
  await load(two);
  one.dispatch(signedIn(renewed));
  await waitFor(() => expect(who(two)).toEqual(renewed));
  expect(cached(two).isSuccess).toBe(true);
  expect(selectTakeovers(two.getState())).toBe(0);
  expect(selectTabChange(two.getState())).toBeNull();
});

it('signs a visitor in without a word', async () => {
  const [one, two] = [openTab(), openTab()];
  one.dispatch(signedIn(session));
  await waitFor(() => expect(who(two)).toEqual(session));
  expect(selectTakeovers(two.getState())).toBe(0);
  expect(selectTabChange(two.getState())).toBeNull();
});

it('ends the session of the others when it has ended by itself', async () => {
  const [one, two] = openTwo();
  one.dispatch(sessionExpired());
  await waitFor(() => expect(who(two)).toBeNull());
  expect(selectSessionExpired(two.getState())).toBe(true);
});

it('keeps a form that waits for its candidate until another candidate signs in', async () => {
  const [one, two] = openTwo();
  one.dispatch(sessionInterrupted());
  expect(readSessionCookie()).toBeNull();
  show();
  expect(who(one)).toEqual(session);
  await waitFor(() => expect(who(two)).toBeNull());
  await untilTold();
  expect(who(one)).toEqual(session);
  two.dispatch(signedIn(other));
  await waitFor(() => expect(who(one)).toEqual(other));
});

it('keeps the session of another tab when its own, older one turns out to have ended', () => {
  const store = createAppStore({ session: { current: session, expired: false } });
  writeSessionCookie(renewed);
  store.dispatch(sessionDetailsChanged({ name: 'Sari W.' }));
  expect(readSessionCookie()).toEqual(renewed);
  store.dispatch(sessionExpired());
  expect(readSessionCookie()).toEqual(renewed);
});

describe('in a browser without BroadcastChannel', () => {
  const channel = globalThis.BroadcastChannel;
  beforeEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  afterEach(() => {
    globalThis.BroadcastChannel = channel;
  });

  it.each([
    ['focused', () => window.dispatchEvent(new Event('focus'))],
    ['brought back from the cache of pages', () => window.dispatchEvent(new Event('pageshow'))],
    ['visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('looks at the cookie when it is %s', async (_how, event) => {
    const [one, two] = openTwo();
    one.dispatch(signedIn(other));
    await untilTold();
    expect(who(two)).toEqual(session);
    event();
    expect(who(two)).toEqual(other);
    one.dispatch(signedOut());
    event();
    expect(who(two)).toBeNull();
  });
});

it('keeps the session of a browser that takes no cookies', () => {
  const store = createAppStore({ session: { current: session, expired: false } });
  stops.push(startTabSync(store));
  show();
  expect(who(store)).toEqual(session);
});

it('ends with a cookie that has run out or was cleared', () => {
  const [one] = openTwo();
  removeSessionCookie();
  show();
  expect(who(one)).toBeNull();
  expect(selectSessionExpired(one.getState())).toBe(true);
});
