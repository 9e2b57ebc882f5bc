import { startTransition, useEffect, useState } from 'react';
import { HYDRATED, onIdle } from './async';
import { isRendered } from './is-rendered';

/** Milliseconds after which what the hydrated page has left out comes to a browser that is never idle. */
const IDLE_WITHIN_MS = 1_000;

/** True where a page that was rendered without a browser may still be hydrated. */
let isAwaited = typeof document === 'undefined' || isRendered();

/** Renders that wait for the hydration: they begin together, so that React renders them in one pass. */
const waiting = new Set<() => void>();

function renderWaiting(): void {
  isAwaited = false;
  startTransition(() => waiting.forEach((render) => render()));
  waiting.clear();
}

if (typeof document !== 'undefined') {
  document.addEventListener(HYDRATED, () => onIdle(renderWaiting, { timeout: IDLE_WITHIN_MS }), { once: true });
}

/**
 * False during the hydration of a page, and while it is rendered without a browser; true once the browser has been idle
 * after it. For what depends on the browser: Material UI's `NoSsr` would render it in a second pass right after the first,
 * before the browser can handle input.
 */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!isAwaited);
  useEffect(() => {
    if (isHydrated) return;
    const render = () => setHydrated(true);
    if (!isAwaited) return render();
    waiting.add(render);
    return () => void waiting.delete(render);
  }, [isHydrated]);
  return isHydrated;
}
