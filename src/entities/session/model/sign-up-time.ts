/**
 * Milliseconds for which the device keeps what leads on after signing up: the way back to a job, and the address that was
 * registered. Specification 4, section 4.
 */
const MAX_AGE_MS = 7 * 86_400_000;

/** A title or an address as the browser's storage holds it; null for what is none. */
export const toStoredText = (stored: unknown): string | null =>
  typeof stored === 'string' && stored.trim() !== '' ? stored : null;

/** The time as the browser's storage holds it; 0 for what is none. */
export const toStoredTime = (stored: unknown): number => (typeof stored === 'number' ? stored : 0);

/**
 * True when what was stored at `at` is still good at `now`, both in milliseconds since 1970; not where the clock went back.
 */
export const isWithinSignUp = ({ at }: { at: number }, now = Date.now()): boolean => at <= now && now - at < MAX_AGE_MS;
