const KEY = 'titian:known-device';

/** True when a candidate has signed in in this browser before, and when its storage cannot tell. */
export function isKnownDevice(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Stores in this browser that a candidate has signed in: neither who nor when. */
export function markKnownDevice(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Nothing can be stored.
  }
}
