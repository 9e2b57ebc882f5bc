import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { openAccount, openRows, signInAs } from '../support/account';
import { openModal } from '../support/profile-form';
import { take, takeLooks } from './pictures';

test.setTimeout(300_000);

const NEWS = '**/api/v1/candidate/notification/**';
const SEARCHES = '**/api/v1/candidate/saved-search/**';

const success = { statusCode: 2000, message: '' };

const fail = (route: Route) => route.fulfill({ status: 500, json: { statusCode: 5000, message: 'Gangguan' } });

const LONG = 'Kepala Bagian Administrasi Umum dan Kepegawaian '.repeat(2).trim();

const job = {
  id: 'j',
  slug: 'kasir',
  title: 'Kasir',
  company: 'Toko Serba Ada',
  status: 'open',
  deadline: '2099-12-01',
};
const appointment = {
  id: 'a',
  sequence: 0,
  at: '2099-11-30T02:00:00Z',
  zone: 'Asia/Makassar',
  place: 'Kantor Makassar',
  url: 'https://rapat.example/1',
};
const jobs = Array.from({ length: 12 }, (_, index) => ({
  ...job,
  slug: `kasir-${index}`,
  title: `Kasir ${index + 1}`,
}));

const KINDS = [
  { kind: 'appointment', job, appointment: { ...appointment, status: 'scheduled' } },
  { kind: 'savedJobCloses', job },
  { kind: 'savedSearch', search: { id: 's', name: 'kasir sleman', count: 3000, jobs } },
  { kind: 'appointment', job, appointment: { ...appointment, status: 'cancelled' } },
  { kind: 'application', event: 'moved', step: 'interview_hr', job },
  { kind: 'application', event: 'viewed', job },
];

/** So many pieces of news of all kinds, the first three unread; the second one is about a job with long names. */
const newsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(10_000 - index),
    at: new Date().toISOString(),
    readAt: index < 3 ? null : new Date().toISOString(),
    ...KINDS[index % KINDS.length],
    ...(index === 1 && count > KINDS.length && { job: { ...job, title: LONG, company: 'PT '.padEnd(80, 'Panjang') } }),
  }));

/** The provider sends this news, and more on further pages where `next` is a cursor. */
async function giveNews(page: Page, data: object[], next: string | null = null): Promise<void> {
  const meta = { unread: data.length && 3, next };
  await page.route(NEWS, (route) => route.fulfill({ json: { ...success, data, meta } }));
}

/** The toast of signing in has gone. */
const untilQuiet = (page: Page) => expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);

/** Forgets the offline copies of responses. */
const forgetCopies = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });

test('news', async ({ page, request }) => {
  await page.goto('/kabar');
  await expect(page).toHaveURL(/\/login$/);
  await take(page, '38-news-visitor');
  await page.goto('/');
  await giveNews(page, []);
  await signInAs(page, await openAccount(request));
  await page.goto('/kabar');
  await expect(page.getByText('Belum ada kabar.')).toBeVisible();
  await untilQuiet(page);
  await take(page, '38-news-none');
  await takeLooks(page, '38-news-none', () => expect(page.getByText('No news yet.')).toBeVisible());
  await giveNews(page, newsOf(1));
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await take(page, '38-news-one');
  await giveNews(page, newsOf(KINDS.length));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Kabar, 3 belum dibaca' })).toBeVisible();
  await take(page, '38-news', { whole: true });
  await takeLooks(page, '38-news', () => expect(page.getByRole('main').getByRole('list').first()).toBeVisible());
});

test('very much news, and none that can be fetched', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await giveNews(page, newsOf(500), '500');
  await page.goto('/kabar');
  const more = page.getByRole('button', { name: 'Muat lagi' });
  await expect(more).toBeVisible();
  await untilQuiet(page);
  await take(page, '38-news-many');
  await page.route(NEWS, fail);
  await more.click();
  const failure = page.getByText('Kabar berikutnya belum bisa ditampilkan.');
  await expect(failure).toBeVisible({ timeout: 30_000 });
  await failure.scrollIntoViewIfNeeded();
  await take(page, '38-news-more-failed');
  await page.route(NEWS, (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^Data per /)).toBeVisible({ timeout: 30_000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, '38-news-offline');
  await forgetCopies(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '38-news-no-connection', { whole: true });
  await page.route(NEWS, fail);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '38-news-failed', { whole: true });
  await takeLooks(page, '38-news-failed', () =>
    expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 }),
  );
  await page.route(NEWS, () => undefined);
  await page.reload();
  await expect(page.getByText('Kabar sedang dimuat.')).toBeAttached();
  await take(page, '38-news-loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const search = { id: 's', version: 'v1', name: 'kasir', query: 'search=kasir', queryVersion: 1, alert: 'daily' };

/** Twenty saved searches: one with a long name, one without mails, one of a later release. */
const manySearches = Array.from({ length: 20 }, (_, index) => ({
  ...search,
  id: `s-${index}`,
  name: index === 1 ? LONG : `kasir ${index}`,
  queryVersion: index === 2 ? 2 : 1,
  alert: ['daily', 'weekly', 'none'][index % 3],
}));

test('saving a search', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/jobs?search=kasir&city=Kabupaten+Sleman');
  const dialog = await openModal(page, 'Simpan pencarian', 'Simpan pencarian');
  await untilQuiet(page);
  await take(page, '37-save-search');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '37-save-search-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog.locator('[name=name]').fill('');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await take(page, '37-save-search-invalid');
  await dialog.locator('[name=name]').fill(LONG);
  const json = { statusCode: 4006, message: 'Anda sudah menyimpan 20 pencarian. Hapus salah satu.' };
  await page.route(SEARCHES, (route) => route.fulfill({ status: 409, json }));
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await take(page, '37-save-search-refused');
  await page.unroute(SEARCHES);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog', { name: /^Pencarian disimpan/ })).toBeVisible();
  await take(page, '37-save-search-saved');
});

test('saved searches and the mails about them', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  const section = page.getByRole('region', { name: /^(Pencarian tersimpan|Saved searches)$/ });
  const open = async () => {
    await page.goto('/akun');
    await openRows(page);
  };
  await open();
  await expect(section.getByText('Belum ada pencarian tersimpan.')).toBeVisible();
  await untilQuiet(page);
  await take(page, '39-saved-searches-none', { part: section });
  await page.route(SEARCHES, (route) => route.fulfill({ json: { ...success, data: manySearches } }));
  await open();
  await expect(section.getByRole('button', { name: `Ubah ${LONG}` })).toBeVisible();
  await take(page, '39-saved-searches', { part: section });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '39-saved-searches-dark', { part: section });
  await page.emulateMedia({ colorScheme: 'light' });
  await openModal(page, `Ubah ${LONG}`, 'Ubah pencarian tersimpan');
  await take(page, '39-saved-search-change');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Hapus ${LONG}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, '39-saved-search-delete');
  await forgetCopies(page);
  await page.route(SEARCHES, fail);
  await open();
  await expect(section.getByText('Pencarian tersimpan belum bisa dimuat')).toBeVisible({ timeout: 30_000 });
  await take(page, '39-saved-searches-failed', { part: section });
  await page.route(SEARCHES, () => undefined);
  await open();
  await take(page, '39-saved-searches-loading', { part: section });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the link that ends mails', async ({ page }) => {
  await page.goto('/berhenti-email/tautan');
  await take(page, '71-end-mails');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '71-end-mails-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Anda berhenti menerima email lowongan' })).toBeVisible();
  await take(page, '71-mails-ended');
});
