import { test as base, expect } from '@playwright/test';
import { watchTraffic } from './traffic';
import type { Traffic } from './traffic';

export { expect };

/**
 * A test whose whole browser is watched: it fails when a token, password, e-mail address or phone number stands in an
 * address or a Referer, when the content security policy stops anything, when anything is asked of another origin, and
 * when an exception is caught by nobody.
 */
export const test = base.extend<{ traffic: Traffic }>({
  traffic: [
    async ({ context, baseURL }, use) => {
      const traffic = await watchTraffic(context, baseURL ?? '');
      await use(traffic);
      expect(traffic.problems(), 'what no journey may do').toEqual([]);
    },
    { auto: true },
  ],
});
