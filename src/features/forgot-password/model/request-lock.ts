import { useSyncExternalStore } from 'react';

/** Milliseconds between two requests. Specification 1, section 9. */
const LOCK_MS = 60_000;

/** More often than once a second, so that each second shows on time. */
const POLL_INTERVAL_MS = 250;

/** When the last request was made, by the wall clock: it outlives the form, and counts on while the tab sleeps. */
let lockedAt = 0;

const listeners = new Set<() => void>();

/** Locks the form for 60 seconds, in whichever place it is shown. Specification 1, section 4. */
export function lockRequests(): void {
  lockedAt = Date.now();
  listeners.forEach((listener) => listener());
}

function secondsLeft(): number {
  const passed = Date.now() - lockedAt;
  // Negative: the clock was set back, and the lock must not last until it has caught up.
  return passed < 0 ? 0 : Math.max(0, Math.ceil((LOCK_MS - passed) / 1000));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const timer = setInterval(listener, POLL_INTERVAL_MS);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
}

/** Value while a page is rendered without a browser. */
const nothingLeft = () => 0;

/** Whole seconds until a link may be requested again; 0 when it may. Ticks by itself. */
export const useSecondsLeft = (): number => useSyncExternalStore(subscribe, secondsLeft, nothingLeft);
