import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { openAccount, signInAs } from '../support/account';
import { share } from '../support/share';
import { untilTakenOver } from '../support/taken-over';
import { take, takeLooks } from './pictures';

test.setTimeout(300_000);

const PUBLIC_JOB = '**/api/v1/job/public/**';

/** No job has it: the server sends the page without one, and the app fetches it. */
const UNKNOWN = '/lowongan/tidak-ada';

interface ListedJob {
  slug: string;
  title: string;
  status: string;
}

async function listedJob(request: APIRequestContext, fits: (job: ListedJob) => boolean): Promise<ListedJob> {
  const { data } = (await (await request.get('/api/v1/job/list/')).json()) as { data: ListedJob[] };
  const job = data.find(fits);
  if (!job) throw new Error('There is no such job.');
  return job;
}

/** The app has taken the page over, with what it fetches later. */
async function takenOver(page: Page): Promise<void> {
  await untilTakenOver(page);
  await expect(page.getByRole('button', { name: /^(Laporkan lowongan|Report this job)$/ })).toBeVisible();
}

async function openJob(page: Page, { slug }: ListedJob): Promise<void> {
  await page.goto(`/lowongan/${slug}`);
  await takenOver(page);
}

test('a vacancy that everybody can read: open, closed, with pay below the minimum wage', async ({ page, request }) => {
  await openJob(page, await listedJob(request, ({ title, status }) => status === 'open' && title.includes('Kasir')));
  await take(page, '70-public-job', { whole: true });
  await takeLooks(page, '70-public-job', () => takenOver(page));
  await openJob(page, await listedJob(request, ({ status }) => status === 'closed'));
  await take(page, '71-public-job-closed', { whole: true });
  await openJob(page, await listedJob(request, ({ title }) => title.includes('Petugas Kebersihan')));
  await expect(page.getByText(/di bawah upah minimum/)).toBeVisible();
  await take(page, '71-public-job-low-pay', { whole: true });
});

test('a vacancy before the app runs, and without scripts', async ({ browser, baseURL, request }) => {
  const job = await listedJob(request, ({ status }) => status === 'open');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/lowongan/${job.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await take(page, '72-public-job-without-scripts');
  await context.close();
});

test('a vacancy that cannot be shown', async ({ page }) => {
  await page.goto(UNKNOWN);
  await expect(page.getByText('Lowongan tidak ditemukan.')).toBeVisible();
  await take(page, '73-public-job-unknown');
  const states: Record<string, [(route: Route) => unknown, string]> = {
    gone: [
      (route) => route.fulfill({ status: 410, json: { statusCode: 4007, message: 'Sudah tidak ada.' } }),
      'Lowongan ini sudah tidak ada.',
    ],
    failed: [(route) => route.fulfill({ status: 500, json: { statusCode: 5000 } }), 'Lowongan belum bisa ditampilkan.'],
    'not-reached': [(route) => route.abort(), 'Periksa koneksi internet Anda, lalu coba lagi.'],
  };
  for (const [name, [handle, text]] of Object.entries(states)) {
    await page.route(PUBLIC_JOB, handle);
    await page.goto(UNKNOWN);
    await expect(page.getByText(text)).toBeVisible({ timeout: 30_000 });
    await take(page, `73-public-job-${name}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  await page.route(PUBLIC_JOB, () => undefined);
  await page.goto(UNKNOWN);
  await expect(page.getByRole('status', { name: 'Memuat lowongan' })).toBeVisible();
  await take(page, '73-public-job-loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('reading first', async ({ page }) => {
  const openPopup = async () => {
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  await page.goto('/jobs');
  await openPopup();
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '74-read-first-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => (document.cookie = 'titian-language=en; path=/'));
  await page.reload();
  await openPopup();
  await take(page, '74-read-first-english');
});

test('an address shared to the installed app', async ({ page, request }) => {
  const { slug } = await listedJob(request, ({ status }) => status === 'open');
  await page.goto('/bagikan');
  await expect(page.getByRole('link', { name: 'Lihat semua lowongan' })).toBeVisible();
  await take(page, '75-shared-nothing');
  await share(page, { text: `Lihat ini ${new URL(`/lowongan/${slug}`, page.url()).href}` });
  await expect(page).toHaveURL(/\/lowongan\//);
  await takenOver(page);
  await take(page, '75-shared-vacancy');
});

test('an advertisement is checked', async ({ page }) => {
  const check = async () => {
    const text = [
      '*LOKER ADMIN* 😊',
      '',
      'Selamat, lamaran Anda kami terima.',
      'Transfer Rp 200.000 dulu untuk seragam.',
      'Kirim foto KTP dan nomor rekening sekarang.',
      'Gratis makan siang.',
    ].join('\n');
    await page.locator('textarea[name=text]').fill(text);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('mark').first()).toBeVisible();
  };
  await page.goto('/periksa');
  await take(page, '90-check-advertisement-empty');
  await check();
  await take(page, '90-check-advertisement', { whole: true });
  await takeLooks(page, '90-check-advertisement', check);
});

test('the question that was left after applying', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  const { slug } = await listedJob(request, ({ title, status }) => status === 'open' && title.includes('Kurir'));
  await page.goto(`/jobs/${slug}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/application');
  await page.getByRole('button', { name: 'Jawab' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await take(page, '76-question-asked-later');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '76-question-asked-later-dark');
});

test('the data saver', async ({ page, context, request }) => {
  const { slug } = await listedJob(request, ({ status }) => status === 'open');
  await context.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Hemat data aktif: gambar tidak dimuat.')).toBeVisible();
  await take(page, '77-jobs-saving-data');
  await page.goto(`/lowongan/${slug}`);
  await takenOver(page);
  await take(page, '77-public-job-saving-data');
  await page.getByText('Hemat data aktif: gambar tidak dimuat.').scrollIntoViewIfNeeded();
  await take(page, '77-data-saver-notice', { part: page.getByRole('contentinfo') });
});
