import type { Page } from '@playwright/test';
import { expectFits } from './support/access';
import { openAccount, signInAs } from './support/account';
import { expectEnglish } from './support/english';
import { fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';

test.use({ actionTimeout: 20_000 });
test.setTimeout(240_000);

const choice = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: /^(Bahasa|Language)$/ });

/** As a browser in which English was chosen before. */
const inEnglish = (page: Page) =>
  page.context().addCookies([{ name: 'titian-language', value: 'en', url: test.info().project.use.baseURL ?? '' }]);

test('English is chosen, remembered and given up again; what was typed is in its draft', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('Sari Wulandari');
  // Back to signing in, and out of it.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Masuk' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choice(page).getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(choice(page).getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('dialog').locator('[name=name]')).toHaveValue('Sari Wulandari');
  await expectEnglish(page, 'a draft');
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectEnglish(page, 'another page');
  await choice(page).getByText('Indonesia').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing of the Indonesian page is seen before the English one', async ({ page }) => {
  await inEnglish(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/english.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectEnglish(page, '/');
});

test('the page is Indonesian where the translation cannot be fetched', async ({ page }) => {
  await inEnglish(page);
  await page.route('**/assets/english.*.js', (route) => route.abort());
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(choice(page).getByRole('button', { name: 'Indonesia', pressed: true })).toBeVisible();
});

test('every page and dialog of a visitor is English', async ({ page }) => {
  await inEnglish(page);
  for (const address of [
    '/',
    '/jobs',
    '/login',
    '/forgot-password',
    '/terms',
    '/bantuan',
    '/reset-password/abc/def',
    '/verify?token=tautan-lama',
    '/jobs?search=antariksa',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expectEnglish(page, address);
    await expectFits(page, address);
  }
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up', exact: true }).click();
  // Closed, the first leads to the second.
  for (const title of ['Create account', 'Sign in']) {
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.locator('[type=submit]').click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectEnglish(page, title);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.goto('/jobs');
  // A date is no text of its own: its month alone tells the language.
  const deadline = page
    .getByRole('article')
    .getByText(/^\d{1,2} \p{L}+ \d{4}$/u)
    .first();
  await expect(deadline).toHaveText(
    / (January|February|March|April|May|June|July|August|September|October|November|December) /,
  );
  const months = await page.getByRole('article').allInnerTexts();
  expect(months.join(' ')).not.toMatch(/\d (Januari|Februari|Maret|Mei|Juni|Juli|Agustus|Oktober|Desember) \d/);

  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectEnglish(page, 'a job');
});

test('every tab and modal of the profile, and the applications, are English', async ({ page, request }) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
  await inEnglish(page);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectEnglish(page, 'applications');
  await page.goto('/profile');
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    const name = await tab.innerText();
    await expectEnglish(page, name);
    const openers = page.getByRole('main').getByRole('button', { name: /^(\+ )?(Add|Edit|Upload)/ });
    expect(await openers.count()).toBeGreaterThan(0);
    for (const opener of await openers.all()) {
      const modal = `${name}: ${await opener.innerText()}`;
      await opener.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('heading').first()).toBeVisible();
      await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      await expectEnglish(page, modal);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  }
});
