/** Milliseconds after which nobody waits for the first paint any more. */
const AT_THE_LATEST = 3000;

/** Runs once, after the page has shown something; at once where nothing is shown, since the tab is in the background. */
export function afterFirstPaint(run: () => void): void {
  let isOver = false;
  const runOnce = () => {
    if (!isOver) run();
    isOver = true;
  };
  if (document.visibilityState === 'hidden') {
    runOnce();
    return;
  }
  setTimeout(runOnce, AT_THE_LATEST);
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
