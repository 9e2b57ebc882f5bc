/** The event by which the app says that it has been hydrated and handles input from now on. */
export const HYDRATED = 'titian:hydrated';

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

/** Milliseconds after its `load` event that a page has for itself. */
const PAGE_FIRST_MS = 3000;

/**
 * Runs a callback once the page has loaded, has had three seconds for itself, and the browser is idle: for what a first
 * visit does not need yet.
 *
 * @returns cancels it
 */
export function onPageSettled(callback: () => void): () => void {
  let cancel = () => undefined as void;
  const start = () => {
    const timer = setTimeout(() => (cancel = onIdle(callback)), PAGE_FIRST_MS);
    cancel = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') start();
  else {
    window.addEventListener('load', start, { once: true });
    cancel = () => window.removeEventListener('load', start);
  }
  return () => cancel();
}

/**
 * Resolves with the promise's value, or with null when it has not settled in time. The work continues all the same.
 *
 * @param timeout in milliseconds
 * @throws what the promise rejects with in time
 */
export function withTimeout<T>(promise: Promise<T>, timeout: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeout, null);
  });
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}

/** Ends the current task, so that the browser can paint and handle input before the next one. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}

/** Runs steps one after the other, each in a task of its own: the browser can paint and handle input between them. */
export async function runInTasks(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await step();
    await yieldToMain();
  }
}
