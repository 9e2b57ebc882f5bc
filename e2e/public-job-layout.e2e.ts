import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { minimumWagesEnded } from './support/minimum-wages';

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

interface ListedJob {
  slug: string;
  status: string;
}

/** True when the page says how a job's pay compares with the minimum wage; severity tells which of the two sentences. */
const saysLowPay = async (request: APIRequestContext, { slug }: ListedJob, severity: 'warning' | 'info') =>
  new RegExp(`MuiAlert-color${severity}[^>]*role="note"`, 'i').test(
    await (await request.get(`/lowongan/${slug}`)).text(),
  );

/** Of jobs that have other blocks: how one is found among those that the provider lists. */
const KINDS: Record<string, (request: APIRequestContext, job: ListedJob) => boolean | Promise<boolean>> = {
  'that is open': (_request, { status }) => status === 'open',
  'that is closed': (_request, { status }) => status === 'closed',
  // Only a year with figures has these.
  ...(!minimumWagesEnded() && {
    'that pays less than the minimum wage': (request: APIRequestContext, job: ListedJob) =>
      saysLowPay(request, job, 'warning'),
    'of which the least pay is below the minimum wage': (request: APIRequestContext, job: ListedJob) =>
      saysLowPay(request, job, 'info'),
  }),
};

async function findJob(request: APIRequestContext, kind: string): Promise<ListedJob> {
  const { data } = (await (await request.get('/api/v1/job/list/')).json()) as { data: ListedJob[] };
  for (const job of data) if (await KINDS[kind]?.(request, job)) return job;
  throw new Error(`There is no job ${kind}.`);
}

/** Each kind on a phone, and one on a desktop. */
const CASES = [...Object.keys(KINDS).map((kind) => ({ kind, width: 360 })), { kind: 'that is open', width: 1280 }];

for (const { kind, width } of CASES) {
  test(`nothing moves when the app takes over the page of a job ${kind}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const job = await findJob(page.request, kind);
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
