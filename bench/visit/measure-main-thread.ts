import type { Cookie } from '@playwright/test';
import { launchBrowser } from '../browser';
import { mainThreadTime } from './main-thread-time';
import type { MainThreadTime } from './main-thread-time';
import type { TraceEvent } from './own-blocking-time';

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'v8',
];

/** The time after `load` that is measured, in milliseconds: idle chunks and the service worker are fetched in it. */
const AFTER_LOAD_MS = 5_000;

/**
 * Processor time of the main thread during a first visit on a phone's screen, without throttling.
 *
 * @param cookies of a session, for a page of a signed-in candidate
 */
export async function measureMainThread(url: string, cookies: Cookie[]): Promise<MainThreadTime> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      locale: 'id-ID',
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return mainThreadTime(traceEvents, url);
  } finally {
    await browser.close();
  }
}
