import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Resolves once the app has taken the content of the rendered page over: its heading is React's. */
export const untilTakenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main h1')
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
        .catch(() => false),
    )
    .toBe(true);
