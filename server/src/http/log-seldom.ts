/** Shortest time between two log lines about the same trouble, in milliseconds. */
const LOG_INTERVAL_MS = 10_000;

/** Number of times since the last line, and when that was written, in milliseconds, by owner and kind of trouble. */
const troubles = new WeakMap<object, Map<string, { times: number; loggedAt: number }>>();

/**
 * Logs trouble that may come with every call, at most once in ten seconds for each kind. `owner` is the server that has it;
 * `write` gets how often it came since the last line.
 */
export function logSeldom(owner: object, kind: string, write: (times: number) => void): void {
  const kinds = troubles.get(owner) ?? new Map<string, { times: number; loggedAt: number }>();
  troubles.set(owner, kinds);
  const { times, loggedAt } = kinds.get(kind) ?? { times: 0, loggedAt: -LOG_INTERVAL_MS };
  const isDue = performance.now() - loggedAt > LOG_INTERVAL_MS;
  if (isDue) write(times + 1);
  kinds.set(kind, isDue ? { times: 0, loggedAt: performance.now() } : { times: times + 1, loggedAt });
}
