/** An origin that no site has: a path that is resolved against it shows whether it leads to another origin. */
const NOWHERE = 'https://origin.invalid';

/**
 * Where a visitor was going before being sent to sign in.
 *
 * @param state the router's `location.state`; its `from` is a path, as `RequireSession` leaves it
 * @returns a path of this app with its query; null for none and for every address that could lead to another origin
 */
export function toReturnPath(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith('/') ? toOwnPath(from) : null;
}

function toOwnPath(address: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(address, NOWHERE);
    const path = pathname + search + hash;
    // Browsers read `//host` and `/\host` as another origin, also where normalising `/.//host` makes one.
    return origin === NOWHERE && !/^\/[/\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
}
