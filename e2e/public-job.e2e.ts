import { get } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { minimumWagesEnded } from './support/minimum-wages';
import { untilTakenOver } from './support/taken-over';

/** An address as a chat app or a search engine fetches it. */
const fetchPage = (url: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    }).on('error', reject);
  });

test('a shared link is read without an account and without scripts', async ({ page, browser, baseURL }) => {
  const list = (await (await page.request.get('/api/v1/job/list/?pageSize=1')).json()) as {
    data: { slug: string; title: string }[];
  };
  const [job] = list.data;
  const address = `${baseURL}/lowongan/${job?.slug}`;
  const { status, body } = await fetchPage(address);
  expect(status).toBe(200);
  const [, posting = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(posting)).toMatchObject({ '@type': 'JobPosting', title: job?.title });
  expect(body).toMatch(/<link rel="canonical" href="[^"]*\/lowongan\//);
  expect(body).toMatch(/Gaji Rp [\d.]+.* per bulan\. Lamar paling lambat \d+ \w+ \d{4}\./);

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const bare = await plain.newPage();
  await bare.goto(address);
  await expect(bare.getByRole('heading', { level: 1, name: job?.title ?? '' })).toBeVisible();
  await expect(bare.getByRole('heading', { name: 'Deskripsi Pekerjaan' })).toBeVisible();
  await expect(bare.getByText('Gaji per bulan')).toBeVisible();
  await expect(bare.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', /^\/login\?next=%2Fjobs%2F/);
  await plain.close();
});

test('the app takes the page over without a call for the job', async ({ page }) => {
  await page.goto('/jobs');
  const link = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/job/')) calls.push(pathname);
  });
  await page.goto(link?.replace('/jobs/', '/lowongan/') ?? '');
  await untilTakenOver(page);
  await expect(page.getByText('Ditayangkan')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('a visitor reads a job of the list before signing in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/jobs');
  const card = page.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: title }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Baca dulu tanpa akun' }).click();
  await expect(page).toHaveURL(/\/lowongan\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(`Masuk atau daftar untuk melamar: ${title}, `)).toBeVisible();
});

/** Opens a job's public page, which the app does not take over before it is let. */
async function openBeforeApp(page: Page): Promise<{ letBegin: () => void }> {
  const list = (await (await page.request.get('/api/v1/job/list/?pageSize=1')).json()) as { data: { slug: string }[] };
  let letBegin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (letBegin = resolve));
  await page.route('**/assets/public-job.*.js', async (route) => {
    await begun;
    await route.continue();
  });
  await page.goto(`/lowongan/${list.data[0]?.slug}`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
  return { letBegin };
}

/** The middle of what can be pressed. */
async function middleOfApply(page: Page): Promise<{ x: number; y: number }> {
  const apply = page.getByRole('link', { name: 'Apply' });
  await apply.scrollIntoViewIfNeeded();
  const box = await apply.boundingBox();
  if (!box) throw new Error('Apply cannot be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const width of [360, 1280]) {
  test(`a press that the app's take-over of the page falls into is not lost, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const { letBegin } = await openBeforeApp(page);
    const { x, y } = await middleOfApply(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    letBegin();
    await untilTakenOver(page);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/login\?next=%2Fjobs%2F/);
  });
}

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

for (const kind of Object.keys(KINDS)) {
  test(`the app takes the page of a job ${kind} over as it stands`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('service worker')) complaints.push(message.text());
    });
    await page.addInitScript(() => {
      let first: Element | null = null;
      document.addEventListener('DOMContentLoaded', () => (first = document.querySelector('h1')));
      document.addEventListener('titian:hydrated', () => {
        document.documentElement.dataset.takenOver = String(first?.isConnected);
      });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        document.documentElement.dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, 0));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/lowongan/${(await findJob(page.request, kind)).slug}`);
    await untilTakenOver(page);
    await expect(page.locator('html')).toHaveAttribute('data-taken-over', 'true');
    await expect(page.locator('head title')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });
}
