import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Folder of the pictures: `SCREENS_FOLDER`, or `screens/` in the repository, which git ignores. */
const FOLDER = path.resolve(process.env.SCREENS_FOLDER ?? path.join(__dirname, '../../screens'));

/** `SCREENS_SCHEME=dark` takes every screen in the dark colours. */
const isDark = process.env.SCREENS_SCHEME === 'dark';

/** Widths in pixels: most candidates' phones, and a desktop. */
const WIDTHS = [360, 1280] as const;

const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 360: 740, 1280: 800 };

/** JPEG quality, from 0 to 100. */
const QUALITY = 50;

interface Extent {
  /** Takes the whole page instead of the first screen. */
  whole?: boolean;
  /** Takes only this part of the page. */
  part?: Locator;
}

/**
 * Takes a screen at each width.
 *
 * @param name as `job-list`; words apart by hyphens
 */
export async function take(page: Page, name: string, { whole = false, part }: Extent = {}): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  if (isDark) await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] });
    // Otherwise a sticky element is drawn in the middle of the page.
    if (whole) await page.evaluate(() => window.scrollTo(0, 0));
    // Waits for animations and images.
    await page.waitForTimeout(400);
    const options = {
      path: path.join(FOLDER, `${name}-${width}.jpg`),
      type: 'jpeg',
      quality: QUALITY,
      animations: 'disabled',
    } as const;
    // The navbar would cover a part that is higher than the window.
    if (part) await part.screenshot({ ...options, style: 'header { visibility: hidden; }' });
    else await page.screenshot({ ...options, fullPage: whole });
  }
}

/** Takes the page in the dark colours and in English. `ready` waits for the page in either language. */
export async function takeLooks(
  page: Page,
  name: string,
  ready: () => Promise<void>,
  extent: Extent = { whole: true },
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, `${name}-dark`, extent);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => (document.cookie = 'titian-language=en; path=/'));
  await page.reload();
  await ready();
  await take(page, `${name}-english`, extent);
  await page.evaluate(() => (document.cookie = 'titian-language=; path=/; max-age=0'));
}
