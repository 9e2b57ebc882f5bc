import type { Dispatch } from '@reduxjs/toolkit';
import {
  readSessionCookie,
  selectSession,
  selectSessionInterrupted,
  sessionInterrupted,
  signedIn,
} from '@/entities/session';
import type { Id } from '@/shared/api';

type SessionRoot = Parameters<typeof selectSession>[0];

interface SessionStore {
  getState: () => SessionRoot;
  dispatch: Dispatch;
}

/**
 * The calls that wait for their candidate to sign in again, and the one question that they share.
 *
 * @param getStore the store, once it is made
 */
export function createInterruption(getStore: () => SessionStore) {
  const waiting = new Set<(again: boolean) => void>();
  return {
    /** As `ApiContext` has it. */
    signInAgain: (token: string, owner: Id): Promise<boolean> => {
      const { getState, dispatch } = getStore();
      const stored = readSessionCookie();
      // Signed in again in another tab, which this one has not heard of yet.
      if (stored && stored.token !== token && selectSession(getState())?.token === token) {
        dispatch(signedIn(stored, { fromCookie: true }));
      }
      const current = selectSession(getState());
      if (current?.userId !== owner) return Promise.resolve(false);
      if (current.token !== token) return Promise.resolve(true);
      if (!selectSessionInterrupted(getState())) dispatch(sessionInterrupted());
      return new Promise((resolve) => waiting.add(resolve));
    },
    /** Ends the waiting. @param again whether the same candidate has a new session */
    settle: (again: boolean): void => {
      const callbacks = [...waiting];
      waiting.clear();
      for (const callback of callbacks) callback(again);
    },
  };
}
