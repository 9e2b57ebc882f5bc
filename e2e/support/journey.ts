import { test as base, expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { watchTraffic } from './traffic';
import type { Traffic } from './traffic';

export { expect };

/** Continues once the app runs, not with the rendered page; a journey that names its own condition waits for that alone. */
function awaitApp(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilAppRuns = async (going: Promise<Response | null>, options?: { waitUntil?: string }) => {
    const response = await going;
    if (!options?.waitUntil) await page.locator('[data-unknown]').waitFor({ state: 'detached' });
    return response;
  };
  page.goto = (url, options) => untilAppRuns(goto(url, options), options);
  page.reload = (options) => untilAppRuns(reload(options), options);
}

/**
 * A test whose whole browser is watched: it fails when a token, password, e-mail address or phone number is in an
 * address or a Referer, when the content security policy stops anything, when anything is requested from another origin, and
 * when an exception is caught by nobody.
 */
export const test = base.extend<{ traffic: Traffic }>({
  page: async ({ page }, use) => {
    awaitApp(page);
    await use(page);
  },
  traffic: [
    async ({ context, baseURL }, use) => {
      const traffic = await watchTraffic(context, baseURL ?? '');
      await use(traffic);
      expect(traffic.problems(), 'what no journey may do').toEqual([]);
    },
    { auto: true },
  ],
});
