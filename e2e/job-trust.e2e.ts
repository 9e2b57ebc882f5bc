import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { signIn } from './support/sign-in';

const SIGNALS = [
  { kind: 'money', quote: 'Deposit seragam Rp 200.000' },
  { kind: 'mostAge', quote: 'Wanita, usia maks. 27 tahun' },
  { kind: 'sex', quote: 'Wanita, usia maks. 27 tahun' },
];

/** The slug of a job of the list. */
async function someJob(page: Page, place: number): Promise<string> {
  const list = (await (await page.request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
  return list.data[place]?.slug ?? '';
}

/** The provider's details of jobs have signals. */
async function givenRiskyJobs(page: Page): Promise<void> {
  for (const calls of ['**/api/v1/job/by-slug/**', '**/api/v1/job/public/**']) {
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, signals: SIGNALS } } });
    });
  }
}

test('sentences of a job that need a check are quoted, move nothing, and stay folded away', async ({ page }) => {
  await givenRiskyJobs(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await signIn(page);
  const slug = await someJob(page, 0);
  await page.goto(`/jobs/${slug}`);
  const region = page.getByRole('region', { name: 'Periksa dulu' });
  await expect(region.getByText('“Deposit seragam Rp 200.000”')).toBeVisible();
  await expect(region.getByText('“Wanita, usia maks. 27 tahun”')).toHaveCount(2);
  await expect(region.getByText(/SE Menaker M\/6\/HK\.04\/V\/2025/).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);

  await region.getByRole('button', { name: /Periksa dulu/ }).press('Enter');
  await expect(region.getByText('“Deposit seragam Rp 200.000”')).toBeHidden();
  await page.reload();
  await expect(region.getByRole('button', { name: /Periksa dulu/ })).toHaveAttribute('aria-expanded', 'false');
  await page.goto(`/jobs/${await someJob(page, 1)}`);
  await expect(region.getByText('“Deposit seragam Rp 200.000”')).toBeVisible();
});

/** Reports the job of the page with a reason and gives back the receipt number. */
async function report(page: Page, result: string): Promise<string> {
  await page.getByRole('button', { name: 'Laporkan lowongan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laporkan lowongan' });
  await dialog.getByRole('radio', { name: 'Meminta uang dari pelamar' }).check();
  await dialog.locator('[name=text]').fill('Diminta transfer sebelum wawancara.');
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  const sent = page.getByRole('dialog', { name: result });
  const number = /LP-[\dA-Z]{4}-[\dA-Z]{4}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await sent.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return number;
}

test('a job is reported without an account and with one, each once', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const slug = await someJob(page, 2);
  await page.goto(`/lowongan/${slug}`);
  const visitors = await report(page, 'Laporan terkirim');
  expect(visitors).not.toBe('');
  expect(await report(page, 'Sudah pernah dilaporkan')).toBe(visitors);

  // An account of its own: another attempt has not reported the job before.
  await signInAs(page, await openAccount(request));
  await page.goto(`/jobs/${slug}`);
  const own = await report(page, 'Laporan terkirim');
  expect(own).not.toBe(visitors);
  expect(await report(page, 'Sudah pernah dilaporkan')).toBe(own);
  const list = (await (await page.request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
  expect(list.data.map((job) => job.slug)).toContain(slug);
});
