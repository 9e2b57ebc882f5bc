import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

/** Each thing that is read or pressed in a page, and where it stands. */
const blocksOf = (page: Page) =>
  page.evaluate(() => {
    const wanted = 'h1, h2, p, dt, dd, li, main img, main section, main [role=note], a[href], footer';
    const drawn = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
    );
    return drawn.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const what = `${element.localName} ${element.innerText.replace(/\s+/g, ' ').slice(0, 40)}`;
      return {
        what,
        place: [x, y + window.scrollY, width, height].map((size) => Math.round(size * 100) / 100).join(' '),
      };
    });
  });

/** The letters are those that stay. */
const untilFontIsThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Jakarta Sans Variable/.test(family) && status === 'loaded'),
  );

/** They have other blocks. */
const KINDS = ['open', 'closed'];

for (const width of [360, 1280]) {
  for (const kind of KINDS) {
    test(`nothing moves when the app takes over the page of a job that is ${kind}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const response = await page.request.get('/api/v1/job/list/');
      const { data } = (await response.json()) as { data: { slug: string; status: string }[] };
      const job = data.find(({ status }) => status === kind);
      if (!job) throw new Error(`No job is ${kind}.`);
      let letBegin: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => (letBegin = resolve));
      await page.route('**/assets/public-job.*.js', async (route) => {
        await begun;
        await route.continue();
      });
      await page.goto(`/lowongan/${job.slug}`, { waitUntil: 'commit' });
      await untilFontIsThere(page);
      await expect(page.locator('[data-frame] footer')).toBeVisible();
      const before = await blocksOf(page);
      letBegin();
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      expect(await blocksOf(page)).toEqual(before);
      // With what is fetched later.
      await expect(page.getByRole('button', { name: 'Laporkan lowongan' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await blocksOf(page)).toEqual(before);
    });
  }
}
