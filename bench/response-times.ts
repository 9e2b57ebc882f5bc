import type { Page } from '@playwright/test';

/** How fast a page responded to one interaction, in milliseconds from the key or the press. */
export interface ResponseTimes {
  /** Until the browser showed the next frame, in its own steps of 8 ms (Event Timing); 8 for anything below 16. */
  paint: number;
  /** Until the frame with the changed list was made; null where the list stays as it is. */
  result: number | null;
}

interface Recorder {
  paint: number;
  start: number;
  result: number | null;
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Runs in the page, before anything else does. */
const record = () => {
  const recorder: Recorder = { paint: 0, start: 0, result: null };
  window.recorder = recorder;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) recorder.paint = Math.max(recorder.paint, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  for (const type of ['keydown', 'click']) {
    window.addEventListener(type, (event) => (recorder.start = event.timeStamp), { capture: true });
  }

  const { port1, port2 } = new MessageChannel();
  // A message that is posted as a frame begins comes when the frame is made.
  port1.onmessage = () => (recorder.result = performance.now() - recorder.start);
  new MutationObserver((mutations) => {
    const inList = mutations.some(({ target, addedNodes }) => {
      const changed = target instanceof Element ? target : target.parentElement;
      // Within the list, or of the page that it comes with.
      return (
        changed?.closest('[role=tabpanel]') ||
        [...addedNodes].some((node) => node instanceof Element && node.querySelector('[role=tabpanel]'))
      );
    });
    if (inList) requestAnimationFrame(() => port2.postMessage(null));
  }).observe(document, { childList: true, characterData: true, subtree: true });
};

/** Prepares a page, before it goes anywhere, for `timeResponse`. */
export const prepareTiming = (page: Page) => page.addInitScript(record);

/**
 * Times one interaction, and lets the page come to rest after it.
 *
 * @param rest how long, in milliseconds: longer than any response takes
 */
export async function timeResponse(page: Page, interact: () => Promise<void>, rest = 400): Promise<ResponseTimes> {
  await page.evaluate(() => Object.assign(window.recorder, { paint: 0, result: null }));
  await interact();
  await page.waitForTimeout(rest);
  const { paint, result } = await page.evaluate(() => window.recorder);
  return { paint: Math.max(8, Math.round(paint)), result };
}
