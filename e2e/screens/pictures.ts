import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Where the pictures are stored: `SCREENS_FOLDER`, which is not committed, or the documents. */
export const FOLDER = path.resolve(process.env.SCREENS_FOLDER ?? path.join(__dirname, '../../docs/screens'));

/** `SCREENS_SCHEME=dark` has every screen in the dark colours. */
const isDark = process.env.SCREENS_SCHEME === 'dark';

/** Pixels: the phones of most candidates, and a desktop. */
export const WIDTHS = [360, 1280] as const;

const HEIGHTS: Record<(typeof WIDTHS)[number], number> = { 360: 740, 1280: 800 };

/** Of JPEG, from 0 to 100: to be seen, not to be measured. */
const QUALITY = 50;

export interface Picture {
  /** Of the order that they are shown in; part of the file's name. */
  name: string;
  width: number;
  file: string;
}

/** The pictures that are there, by name. */
export const pictures = (): Picture[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => {
      const [, name = '', width = '0'] = /^(.*)-(\d+)\.jpg$/.exec(file) ?? [];
      return { name, width: Number(width), file };
    });

interface Extent {
  /** All of the page, not only what is seen at first. */
  whole?: boolean;
  /** This part alone: what else the page has, another picture shows. */
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
    // Else what sticks to the window's edge is drawn in the midst of the page.
    if (whole) await page.evaluate(() => window.scrollTo(0, 0));
    // What comes into view late, and pictures.
    await page.waitForTimeout(400);
    const options = {
      path: path.join(FOLDER, `${name}-${width}.jpg`),
      type: 'jpeg',
      quality: QUALITY,
      animations: 'disabled',
    } as const;
    // The navbar would stand amid a part that is higher than the window.
    if (part) await part.screenshot({ ...options, style: 'header { visibility: hidden; }' });
    else await page.screenshot({ ...options, fullPage: whole });
  }
}

/** The same page in the other looks: dark, and in English. `ready` waits for it, in either language. */
export async function takeLooks(page: Page, name: string, ready: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, `${name}-dark`, { whole: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => window.localStorage.setItem('titian:language', 'en'));
  await page.reload();
  await ready();
  await take(page, `${name}-english`, { whole: true });
  await page.evaluate(() => window.localStorage.removeItem('titian:language'));
}
