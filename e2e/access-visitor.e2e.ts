import type { Page } from '@playwright/test';
import { expectAccess } from './support/access';
import { newCandidate } from './support/candidate';
import { expect, test } from './support/journey';
import { submitSignIn } from './support/sign-in';

test.use({ actionTimeout: 20_000 });
test.setTimeout(240_000);

const JOBS = '**/api/v1/job/search/**';

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test('pages of a visitor', async ({ page }) => {
  for (const address of [
    '/',
    '/login',
    '/forgot-password',
    '/terms',
    '/bantuan',
    '/reset-password/abc/def',
    '/verify?token=tautan-lama',
  ]) {
    await page.goto(address);
    await heading(page);
    if (address.startsWith('/verify')) await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccess(page, address);
  }
});

test('the list of jobs: filled, filtered, empty, failed, loading', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccess(page, 'filled');
  await page.locator('[name=search]').fill('staf');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('button', { name: 'staf', exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccess(page, 'filtered');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /Filter/ }).click();
  await expectAccess(page, 'filters opened on a phone', { widths: [320] });
  await page.goto('/jobs?search=xqzxqzxqz');
  await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
  await expectAccess(page, 'nothing found');

  await page.setViewportSize({ width: 1280, height: 800 });
  // A link that is pressed before the app runs loads a page, with jobs in its HTML.
  await page.addInitScript(() =>
    document.addEventListener('titian:hydrated', () => (document.documentElement.dataset.hydrated = '')),
  );
  const running = page.locator('html[data-hydrated]');
  await page.goto('/');
  await running.waitFor();
  await page.route(JOBS, (route) => route.fulfill({ status: 500, json: { statusCode: 5000 } }));
  await page.getByRole('banner').getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await expectAccess(page, 'failed');

  await page.unroute(JOBS);
  await page.route(JOBS, () => undefined);
  await page.goto('/');
  await running.waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
  await heading(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccess(page, 'loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("a company's jobs: filled, unknown", async ({ page }) => {
  await page.goto('/jobs');
  const company = page.getByRole('article').filter({ hasText: 'Batas lamaran' }).first().getByRole('link').nth(1);
  await page.goto((await company.getAttribute('href')) ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccess(page, 'filled');
  await page.goto('/perusahaan/tidak-ada');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccess(page, 'unknown');
});

test('dialogs of a visitor', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog', { name: /Sepertinya Kamu Belum Punya Akun/ })).toBeVisible();
  await expectAccess(page, 'account required');

  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const signUp = page.getByRole('dialog', { name: 'Buat Akun' });
  await signUp.locator('[type=submit]').click();
  await expect(signUp.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccess(page, 'sign-up, with mistakes');

  await page.goto('/');
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await expect(page.getByRole('dialog').locator('[name=password]')).toBeVisible();
  await expectAccess(page, 'sign-in');
  await page.getByRole('dialog').getByText('Forgot Password?').click();
  await expect(page.getByRole('dialog').locator('[name=email]')).toBeVisible();
  await expectAccess(page, 'forgotten password');

  await page.goto('/login');
  await submitSignIn(page, 'siapa@example.com', 'Salah!1234');
  await expect(page.getByRole('dialog', { name: 'Email / Password Salah!' })).toBeVisible();
  await expectAccess(page, 'refused sign-in');
  await page.goto('/forgot-password');
  await page.locator('[name=email]').fill(newCandidate().email);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccess(page, 'refused mail');
});

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccess(page, 'menu', { widths: [320] });
});
