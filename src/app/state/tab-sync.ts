import type { Dispatch } from '@reduxjs/toolkit';
import {
  isSessionCookieLocked,
  loadSessionCipher,
  readSessionCookie,
  selectSession,
  selectSessionExpired,
  selectSessionInterrupted,
  signedIn,
  signedOut,
} from '@/entities/session';
import { sessionExpired } from '@/shared/api';
import { logFailure } from '@/shared/lib/logging';

const CHANNEL = 'titian-session';

/** A message to the other tabs. It holds nothing of the session, which they read from the cookie. */
type Message = 'changed' | 'signed-out';

interface SyncedStore {
  getState: () => Parameters<typeof selectSession>[0];
  dispatch: Dispatch;
  subscribe: (listener: () => void) => () => void;
}

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

/**
 * Keeps this tab's session the one of the browser, which is in the cookie: signing out, or signing in as another
 * candidate, in one tab does so in all. Tabs notify each other; a tab that was suspended, or whose browser has no
 * `BroadcastChannel`, reads the cookie when it is shown again.
 *
 * @returns stops it
 */
export function startTabSync(store: SyncedStore): () => void {
  const channel = openChannel();
  const tokenHere = () => selectSession(store.getState())?.token ?? null;
  let announced = tokenHere();
  let following = false;
  /** Where the browser takes no cookies, a missing one says nothing. */
  let keepsCookies = readSessionCookie() !== null;

  const follow = (isSignedOut: boolean): void => {
    const stored = readSessionCookie();
    following = true;
    if (stored) {
      keepsCookies = true;
      if (stored.token !== tokenHere()) store.dispatch(signedIn(stored, { fromCookie: true }));
    } else if (tokenHere() !== null && keepsCookies) {
      if (isSignedOut) store.dispatch(signedOut({ fromCookie: true }));
      // An interrupted session has no cookie, and a form that waits for its candidate.
      else if (!selectSessionInterrupted(store.getState())) store.dispatch(sessionExpired());
    }
    following = false;
  };

  /** A tab that began without a session cannot read the one that another tab made right away. */
  const followWhenReadable = (isSignedOut: boolean): void => {
    if (!isSessionCookieLocked()) return follow(isSignedOut);
    loadSessionCipher().then(
      () => follow(isSignedOut),
      (error) => logFailure('the session cookie could not be read', error),
    );
  };

  const announce = (): void => {
    if (readSessionCookie()) keepsCookies = true;
    const isSignedOut = announced === null && !selectSessionExpired(store.getState());
    channel?.postMessage((isSignedOut ? 'signed-out' : 'changed') satisfies Message);
  };
  const unsubscribe = store.subscribe(() => {
    if (announced === tokenHere()) return;
    announced = tokenHere();
    // The cookie is written once the action has run its course.
    if (!following) queueMicrotask(announce);
  });

  const handleMessage = ({ data }: MessageEvent<unknown>) => followWhenReadable(data === 'signed-out');
  const handleShown = () => {
    if (document.visibilityState === 'visible') followWhenReadable(false);
  };
  channel?.addEventListener('message', handleMessage);
  window.addEventListener('focus', handleShown);
  window.addEventListener('pageshow', handleShown);
  document.addEventListener('visibilitychange', handleShown);
  return () => {
    unsubscribe();
    channel?.close();
    window.removeEventListener('focus', handleShown);
    window.removeEventListener('pageshow', handleShown);
    document.removeEventListener('visibilitychange', handleShown);
  };
}
