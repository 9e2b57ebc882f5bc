import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumPath } from '../e2e/support/browsers';

/** Chromium as every bench has it. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
