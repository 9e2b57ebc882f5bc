const KEY = 'titian:known-device';

/** True when somebody has signed in in this browser before, and when its storage cannot tell. */
export function isKnownDevice(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers in this browser that somebody has signed in: neither who nor when. */
export function markKnownDevice(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // Nothing can be stored.
  }
}
