interface OnIdleOptions {
  /** Milliseconds after which it runs in any case; without it, not before the browser is idle. */
  timeout?: number;
  /** Milliseconds until it runs in a browser without `requestIdleCallback`. */
  fallbackDelay?: number;
}

/**
 * Runs a callback once the browser is idle.
 *
 * @returns cancels it
 */
export function onIdle(callback: () => void, { timeout, fallbackDelay = 0 }: OnIdleOptions = {}): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => callback(), { timeout });
  return () => cancelIdleCallback(request);
}
