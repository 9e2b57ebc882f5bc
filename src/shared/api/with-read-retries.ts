import { isOffline } from '@/shared/lib/connection';
import { contextOf } from './api-context';
import type { ProviderQuery } from './api-context';
import type { ApiError } from './api-error';

/** The first try included. */
const ATTEMPTS = 3;

/** Before the second attempt, in milliseconds; each further one waits three times as long. */
const FIRST_PAUSE = 500;

/** Whoever asks for a longer wait, in seconds, is not asked again without being wanted. */
const LONGEST_WAIT = 5;

/** Once a read has taken so long, in milliseconds, it is better to say so. */
const PATIENCE = 10_000;

const TEMPORARY = new Set([429, 502, 503, 504]);

/**
 * How long to wait before reading again.
 *
 * @param attempt the number of the one that failed, from 1
 * @param random spreads the tries of many browsers; from 0 to 1
 * @returns milliseconds; null where another try is of no use
 */
export function pauseBeforeRetry(error: ApiError, attempt: number, random = Math.random()): number | null {
  if (attempt >= ATTEMPTS) return null;
  if (error.kind !== 'network' && !TEMPORARY.has(error.status ?? 0)) return null;
  if (error.retryAfter === undefined) return FIRST_PAUSE * 3 ** (attempt - 1) * (0.5 + random);
  return error.retryAfter <= LONGEST_WAIT ? (error.retryAfter + random) * 1000 : null;
}

/**
 * Reads again, a little later, what a moment's trouble kept from being read. Never a write: whether that was stored is
 * for the candidate to ask. Not Redux Toolkit's `retry`, whose back-off knows nothing of `Retry-After`.
 */
export const withReadRetries =
  (call: ProviderQuery): ProviderQuery =>
  async (args, api, options) => {
    const context = contextOf(api.extra);
    if (!context || api.type !== 'query') return call(args, api, options);
    const start = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const result = await call(args, api, options);
      const pause = result.error ? pauseBeforeRetry(result.error, attempt) : null;
      // Offline a try is of no use: what is on screen is read again once there is a connection.
      if (pause === null || isOffline() || performance.now() - start > PATIENCE) return result;
      await context.pause(pause, api.signal);
      if (api.signal.aborted) return result;
    }
  };
