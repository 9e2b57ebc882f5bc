/** Milliseconds after which the callback runs without a first paint. */
const TIMEOUT = 3000;

/** Runs a callback once, after the first contentful paint; at once in a background tab, which paints nothing. */
export function afterFirstPaint(callback: () => void): void {
  let hasRun = false;
  const runOnce = () => {
    if (!hasRun) callback();
    hasRun = true;
  };
  if (document.visibilityState === 'hidden') {
    runOnce();
    return;
  }
  setTimeout(runOnce, TIMEOUT);
  try {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      setTimeout(runOnce);
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    requestAnimationFrame(() => setTimeout(runOnce));
  }
}
