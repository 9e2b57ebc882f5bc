interface Patience {
  /** Milliseconds after which it runs in any case; without it, not before the browser has time. */
  atTheLatest?: number;
  /** Milliseconds until it runs in a browser that does not tell when it has time. */
  otherwiseAfter?: number;
}

/**
 * Runs something once the browser has nothing else to do.
 *
 * @returns calls it off
 */
export function whenIdle(run: () => void, { atTheLatest, otherwiseAfter = 0 }: Patience = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, otherwiseAfter);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => run(), { timeout: atTheLatest });
  return () => cancelIdleCallback(request);
}
