import { isOffline } from '@/shared/lib/connection';
import { contextOf } from './api-context';
import type { ProviderQuery } from './api-context';
import type { ApiError } from './api-error';

/** The first try included. */
const MAX_ATTEMPTS = 3;

/** Before the second attempt; each further one waits three times as long. */
const FIRST_DELAY_MS = 500;

/** A provider that wants a longer wait, in seconds, gets no retry until the candidate wants one. */
const MAX_WAIT_SECONDS = 5;

/** A query that has taken so long, fails: the screen says so. */
const TIMEOUT_MS = 10_000;

const TEMPORARY = new Set([429, 502, 503, 504]);

/**
 * How long to wait before the next attempt.
 *
 * @param attempt the number of the one that failed, from 1
 * @param random spreads the attempts of many browsers; from 0 to 1
 * @returns milliseconds; null where another attempt is of no use
 */
export function retryDelay(error: ApiError, attempt: number, random = Math.random()): number | null {
  if (attempt >= MAX_ATTEMPTS) return null;
  if (error.kind !== 'network' && !TEMPORARY.has(error.status ?? 0)) return null;
  if (error.retryAfter === undefined) return FIRST_DELAY_MS * 3 ** (attempt - 1) * (0.5 + random);
  return error.retryAfter <= MAX_WAIT_SECONDS ? (error.retryAfter + random) * 1000 : null;
}

/**
 * Retries a query after a temporary failure, a little later. Never a mutation: the candidate decides whether to send it
 * again. Not Redux Toolkit's `retry`, whose back-off knows nothing of `Retry-After`.
 */
export const withQueryRetries =
  (call: ProviderQuery): ProviderQuery =>
  async (args, api, options) => {
    const context = contextOf(api.extra);
    if (!context || api.type !== 'query') return call(args, api, options);
    const start = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const result = await call(args, api, options);
      const wait = result.error ? retryDelay(result.error, attempt) : null;
      // Offline an attempt is of no use: the screen's data is refetched once there is a connection.
      if (wait === null || isOffline() || performance.now() - start > TIMEOUT_MS) return result;
      await context.delay(wait, api.signal);
      if (api.signal.aborted) return result;
    }
  };
