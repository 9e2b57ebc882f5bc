import type { BrowserContext, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';

const job = { id: 'j', slug: 'kasir', title: 'Kasir', company: 'Toko Uji', status: 'open', deadline: null };
const newsOf = (id: number, readAt: string | null) => ({
  id: String(id),
  at: '2026-11-20T02:00:00Z',
  readAt,
  kind: 'application',
  application: 'a',
  event: 'viewed',
  job: { ...job, title: `Kasir ${id}` },
});

/** The provider has two pieces of unread news. Gives back what makes it unreachable. */
async function giveNews(context: BrowserContext) {
  let readAt: string | null = null;
  let isAway = false;
  await context.route('**/api/v1/candidate/notification/**', async (route) => {
    if (isAway) return route.abort();
    const isReading = route.request().method() === 'POST';
    if (isReading) readAt = '2026-11-21T00:00:00Z';
    const unread = readAt === null ? 2 : 0;
    const envelope = { statusCode: 2000, message: 'Berhasil' };
    const page = { data: [newsOf(2, readAt), newsOf(1, readAt)], meta: { unread, next: null } };
    await route.fulfill({ json: { ...envelope, ...(isReading ? { data: { unread } } : page) } });
  });
  return () => (isAway = true);
}

/** Addresses of the responses that the browser stores, as text. */
const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push(decodeURIComponent(request.url));
    }
    return all.join('\n');
  });

test('the bell and the page count the same in every tab, and the news is there without a connection', async ({
  context,
  page,
  request,
}) => {
  const goAway = await giveNews(context);
  await signInAs(page, await openAccount(request));
  const bell = page.getByRole('banner').getByRole('link', { name: 'Kabar, 2 belum dibaca' });
  await expect(bell).toBeVisible({ timeout: 20_000 });

  const tab = await context.newPage();
  await tab.goto('/kabar');
  await expect(tab.getByText('Baru', { exact: true })).toHaveCount(2);
  await expect(tab.getByRole('banner').getByRole('link', { name: 'Kabar', exact: true })).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('banner').getByRole('link', { name: 'Kabar', exact: true }).click();
  await expect(page.getByText('Perusahaan melihat lamaran Anda untuk Kasir 2.')).toBeVisible();

  // Responses are stored once the browser has nothing else to do.
  await expect.poll(() => storedAddresses(page)).toContain('candidate/notification/');
  goAway();
  await page.reload();
  await expect(page.getByText('Perusahaan melihat lamaran Anda untuk Kasir 2.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d{1,2} \w+ \d\d\.\d\d/);
});
