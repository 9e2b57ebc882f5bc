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

async function violations(page: Page, runOnly: axe.RunOptions['runOnly']): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run({ runOnly: only, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary ?? ''}`),
    );
  }, runOnly);
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
 * Finds what keeps candidates from using the page as it stands: at each width, in the light and the dark colour scheme. What
 * is found is reported with the state's name, and the test continues.
 */
export async function expectAccess(page: Page, state: string, { widths = WIDTHS }: Options = {}): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await settled(page);
    expect.soft(await violations(page, TAGS), `${state}, ${width} px`).toEqual([]);
    expect.soft(await overflow(page), `${state}, ${width} px: wider than the page`).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await settled(page);
    const contrast = await violations(page, { type: 'rule', values: ['color-contrast'] });
    expect.soft(contrast, `${state}, ${width} px, dark`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
