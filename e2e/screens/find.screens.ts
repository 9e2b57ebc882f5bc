import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { applyTo, openAccount, signInAs } from '../support/account';
import { fillForMatches } from '../support/best-matches';
import { take, takeLooks } from './pictures';

test.setTimeout(300_000);

const SEARCH = '**/api/v1/job/search/**';
const EVENTS = '**/api/v1/job-application/*/events/**';

const fail = (route: Route) => route.fulfill({ status: 500, json: { statusCode: 5000, message: 'Gangguan' } });

const related = (page: Page) => page.getByRole('heading', { name: /^(Juga cocok|Also suitable)/ });

test('further suitable jobs', async ({ page }) => {
  await page.goto('/jobs?search=gudang');
  await expect(related(page)).toBeVisible();
  await take(page, '28-region-reasons', { whole: true });
  await takeLooks(page, '28-region-reasons', () => expect(related(page)).toBeVisible());
  await page.route(SEARCH, fail);
  await page.locator('[name=search]').fill('Swalayan');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await take(page, '28-region-failed', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const bestMatches = (page: Page) => page.getByRole('region', { name: /^(Cocok untuk Anda|Matches for you)/ });
const expectMatches = (page: Page) => expect(bestMatches(page).getByRole('article').first()).toBeVisible();

test('the best matches of a candidate', async ({ page, request }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await page.goto('/jobs');
  await expect(bestMatches(page).getByRole('link')).toBeVisible();
  await take(page, '29-best-matches-no-profile');
  await fillForMatches(request, account);
  await page.goto('/jobs');
  await expectMatches(page);
  await take(page, '29-best-matches');
  await takeLooks(page, '29-best-matches', () => expectMatches(page));

  await page.goto('/jobs');
  const menu = bestMatches(page).getByRole('button', { name: /^Menu kecocokan/ });
  await menu.first().click();
  await page.getByRole('menuitem', { name: 'Kenapa ini?' }).click();
  await take(page, '29-best-matches-why');
  await page.keyboard.press('Escape');
  await menu.first().click();
  await page.getByRole('menuitem', { name: 'Bukan untuk saya' }).click();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeVisible();
  await take(page, '29-best-matches-dismissed');
  await bestMatches(page).getByRole('button', { name: 'Yang disembunyikan (1)' }).click();
  await take(page, '29-best-matches-hidden-jobs', { whole: true });
  await bestMatches(page).getByRole('button', { name: 'Sembunyikan Cocok untuk Anda' }).click();
  await take(page, '29-best-matches-hidden');
});

test('the best matches of a visitor', async ({ page }) => {
  await page.goto('/jobs');
  await expect(bestMatches(page)).toBeVisible();
  await take(page, '29-best-matches-visitor');
  await bestMatches(page).getByRole('combobox', { name: 'Tempat' }).fill('Sleman');
  await page.getByRole('option', { name: /^Kabupaten Sleman/ }).click();
  await take(page, '29-best-matches-one-choice');
  await bestMatches(page)
    .getByRole('button', { name: /^Jenis pekerjaan/ })
    .click();
  await page.getByRole('menuitem', { name: 'Desain Grafis dan Multimedia', exact: true }).click();
  await expectMatches(page);
  await take(page, '29-best-matches-choices');
});

test('the further filters', async ({ page }) => {
  const open = async () => {
    // On a phone they wait behind a button.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: /^(Filter lainnya|More filters)/ }).click();
    await expect(page.locator('#search-postedWithin')).toBeEnabled();
  };
  await page.goto('/jobs?minSalary=4500000&experience=13&city=Kabupaten+Sleman');
  await open();
  await take(page, '29-filters-open', { whole: true });
  await takeLooks(page, '29-filters-open', open);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route(/[?&]facets=1/, (route) => route.abort());
  await page.goto('/jobs?city=Kota+Yogyakarta');
  await page.getByRole('button', { name: /^Filter lainnya/ }).click();
  await expect(page.getByText('Pilihan filter belum bisa dimuat.')).toBeVisible();
  await take(page, '29-filters-failed');
});

test('the filters of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, '29-filters-phone');
});

test('the page of a company', async ({ page }) => {
  await page.goto('/perusahaan/swalayan-panen-kliwon');
  await expect(page.getByText(/\d+ lowongan terbuka/)).toBeVisible();
  await take(page, '29-company', { whole: true });
  await takeLooks(page, '29-company', () => expect(page.getByRole('article').first()).toBeVisible());
  await page.goto('/perusahaan/tidak-ada');
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, '29-company-unknown');
  const none = { statusCode: 2000, message: '', data: [], meta: { total: 0, page: 1, pageSize: 10 } };
  // The company has closed jobs alone.
  await page.route(/job\/search\/.*open=true/, (route) => route.fulfill({ json: none }));
  await page.goto('/perusahaan/swalayan-panen-kliwon');
  await expect(page.getByText('Belum ada lowongan terbuka.')).toBeVisible();
  await take(page, '29-company-empty');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(SEARCH, fail);
  await page.goto('/perusahaan/swalayan-panen-kliwon');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '29-company-failed');
  await page.unroute(SEARCH);
  await page.route(SEARCH, () => undefined);
  await page.goto('/perusahaan/swalayan-panen-kliwon');
  await take(page, '29-company-loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The job's page with other pay, of which only the amounts are made up. */
async function withPay(page: Page, pay: { minSalary: number; maxSalary: number }): Promise<void> {
  await page.route('**/api/v1/job/by-slug/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const data = { ...body.data, ...pay, workingType: 'fulltime' };
    await route.fulfill({ response, json: { ...body, data } });
  });
}

test('similar jobs, pay beside the minimum wage, and what was applied to', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  await page.goto('/jobs?search=gudang');
  const job = page.getByRole('article').filter({ hasText: 'Batas lamaran' }).first();
  await job.getByRole('heading').getByRole('link').click();
  const similar = page.getByRole('region', { name: 'Lowongan serupa' });
  // The page may grow after it was scrolled.
  const reach = () =>
    expect(async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(similar.getByRole('article').first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
  await reach();
  await take(page, '32-similar-jobs', { whole: true });
  await withPay(page, { minSalary: 500_000, maxSalary: 900_000 });
  await page.reload();
  await expect(page.getByText(/upah minimum/).first()).toBeVisible();
  await take(page, '32-ump-warning', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await withPay(page, { minSalary: 500_000, maxSalary: 9_000_000 });
  await page.reload();
  await expect(page.getByText(/upah minimum/).first()).toBeVisible();
  await take(page, '32-ump-note', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/application');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForTimeout(2500);
  await page.goto('/jobs?search=kurir');
  await expect(page.getByText('Sudah dilamar').first()).toBeVisible();
  await take(page, '32-already-applied', { whole: true });
});

test('the timeline of an application', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  const open = async () => {
    await page.goto('/application');
    await page.getByRole('article').first().getByRole('button', { name: 'More' }).click();
  };
  await page.route(EVENTS, () => undefined);
  await open();
  await take(page, '35-timeline-loading', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(EVENTS, fail);
  await open();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '35-timeline-failed', { whole: true });
  await page.unroute(EVENTS);
  const answer = (data: object[]) => (route: Route) => route.fulfill({ json: { statusCode: 2000, message: '', data } });
  await page.route(EVENTS, answer([]));
  await open();
  await expect(page.getByText('Tanggal tiap tahap belum tersedia.')).toBeVisible();
  await take(page, '35-timeline-none', { whole: true });
  await page.unroute(EVENTS);
  const many = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    at: `2026-11-${String(index + 1).padStart(2, '0')}T03:00:00Z`,
    kind: index === 0 ? 'sent' : index % 3 === 0 ? 'viewed' : 'moved',
    step: 'screening',
  }));
  await page.route(EVENTS, answer(many));
  await open();
  await expect(page.getByRole('list', { name: 'Riwayat lamaran' })).toBeVisible();
  await take(page, '35-timeline-many', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
