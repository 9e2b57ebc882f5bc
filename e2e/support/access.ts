import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './journey';

/** Pixels: a small phone or a page at 400 %, a tablet, a desktop. */
const WIDTHS = [320, 768, 1280];

/** The success criteria of WCAG 2.2 up to AA, as axe-core tags its rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Options {
  widths?: number[];
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({ runOnly: tags, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`),
    );
  }, TAGS);
}

/** Horizontal overflow of the page, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Movements are over: colours in between would be measured. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().map(({ finished, effect }) => {
        // Endless animations, such as the background of a skeleton.
        const endless = effect?.getComputedTiming().iterations === Infinity;
        return endless ? undefined : finished;
      }),
    ),
  );

/**
 * Finds what keeps candidates from using the page as it stands. At each width nothing is wider than the page. The criteria
 * are checked at the smallest width in the light colour scheme, and at the largest in the dark one; `markup.e2e.ts` checks
 * the light scheme of a desktop. What is found is reported with the state's name, and the test continues.
 */
export async function expectAccess(page: Page, state: string, { widths = WIDTHS }: Options = {}): Promise<void> {
  const before = page.viewportSize();
  const schemes = [
    { colorScheme: 'light', at: Math.min(...widths) },
    { colorScheme: 'dark', at: Math.max(...widths) },
  ] as const;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await settled(page);
    expect.soft(await overflow(page), `${state}, ${width} px: wider than the page`).toBeLessThanOrEqual(0);
    for (const { colorScheme } of schemes.filter(({ at }) => at === width)) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect.soft(await violations(page), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** Nothing is wider than the page at a width in pixels; by default that of the smallest phone. */
export async function expectFits(page: Page, state: string, width = 320): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  expect.soft(await overflow(page), `${state}: wider than the page`).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}

/** Nothing is wider than the page on a usual phone whose text is twice as large. */
export async function expectFitsLargeText(page: Page, state: string): Promise<void> {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await expectFits(page, `${state}, text at 200 %`, 390);
}
