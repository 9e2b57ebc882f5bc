import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

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
  await expect(page.locator('[data-frame]')).toHaveCount(0);
  await expect(page.getByText('Ditayangkan')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  // Once it has been left for long enough, it is requested again: the page does not hold it for ever.
  expect(await page.locator('script#job').count()).toBe(0);
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
  await expect(page.locator('[data-frame]').getByRole('link', { name: 'Apply' })).toBeVisible();
  // The first of the scripts has run, which watches for the press.
  await page.waitForFunction(() => 'webpackChunktitian' in window);
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

const takenOver = (page: Page) => expect(page.locator('[data-frame]')).toHaveCount(0);

for (const width of [360, 1280]) {
  test(`a press that the app's take-over of the page falls into is not lost, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const { letBegin } = await openBeforeApp(page);
    const { x, y } = await middleOfApply(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    letBegin();
    await takenOver(page);
    await page.mouse.up();
    await expect(page).toHaveURL(/\/login\?next=%2Fjobs%2F/);
  });
}
