import type { BrowserContext, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { submitSignIn } from './support/sign-in';
import { openModal, openTab } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const firstJob = (page: Page) => page.getByRole('article').first();

/** Leaves something of each kind in the browser's storage: a bookmark, a search, a draft. */
async function useApp(page: Page): Promise<void> {
  await page.goto('/jobs');
  await firstJob(page)
    .getByRole('button', { name: /^Bookmark/ })
    .click();
  await page.goto('/jobs?search=staf');
  await expect(firstJob(page)).toBeVisible();
  await page.goto('/profile?tab=cv-portofolio');
  const dialog = await openModal(page, 'Add Portofolio', 'Tambah Portofolio');
  await dialog.locator('[name=name]').fill('Dasbor');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('draft'))))
    .toBe(true);
}

const GARBAGE = {
  'half of a JSON text': '{',
  null: 'null',
  'a list': '[]',
  'a state of another version': '{"_persist":"{\\"version\\":99}","jobs":"{\\"evil\\":true}"}',
  'a draft of another version': '{"version":99,"savedAt":"kemarin","values":{"name":{"evil":true}}}',
  megabytes: 'x'.repeat(1_000_000),
};

test('works with garbage in every key of its storage', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await useApp(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.length).toBeGreaterThan(2);
  for (const [what, value] of Object.entries(GARBAGE)) {
    await test.step(what, async () => {
      // The page that is open would write its own state again when it goes.
      await page.goto('/robots.txt');
      await page.evaluate(
        ({ keys, value }) => {
          localStorage.clear();
          for (const [place, key] of keys.entries())
            if (value.length < 1000 || place < 4) localStorage.setItem(key, value);
        },
        { keys, value },
      );
      await page.goto('/jobs?tab=saved');
      await expect(page.getByRole('tab', { name: 'Saved' })).toBeVisible();
      await page.goto('/profile?tab=cv-portofolio');
      await openModal(page, 'Add Portofolio', 'Tambah Portofolio');
    });
  }
});

/** Takes away every storage that a page may be denied. */
const denyStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: denied });
    }
  });

const fillStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

for (const [what, prepare] of [
  ['forbidden', denyStorage],
  ['full', fillStorage],
] as const) {
  test(`works while its storage is ${what}, and says that drafts are not stored`, async ({
    page,
    context,
    request,
  }) => {
    const account = await openAccount(request);
    await prepare(context);
    await signInAs(page, account);
    await page.goto('/jobs');
    await firstJob(page)
      .getByRole('button', { name: /^Bookmark/ })
      .click();
    await page.getByRole('tab', { name: 'Saved' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/profile');
    await openTab(page, 'CV & Portofolio');
    const dialog = await openModal(page, 'Add Portofolio', 'Tambah Portofolio');
    await dialog.locator('[name=name]').fill('Dasbor');
    await expect(dialog).toContainText(/draf tidak dapat disimpan/i);
    await dialog.locator('[name=url]').fill('https://karya.example.com');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(page.getByRole('dialog', { name: 'Berhasil Menyimpan Portofolio!' })).toBeVisible();
  });
}

for (const [what, offset] of [
  ['ten years behind', -10],
  ['ten years ahead', 10],
] as const) {
  test(`works with a clock that is ${what}`, async ({ page, request }) => {
    const account = await openAccount(request);
    const time = new Date();
    time.setFullYear(time.getFullYear() + offset);
    await page.clock.install({ time });
    await page.goto('/login');
    await submitSignIn(page, account.email, account.password);
    await expect(page).toHaveURL(/\/profile$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
    await page.goto('/jobs');
    await expect(firstJob(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/);
    const open = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
    await open.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Apply', exact: true }).first()).toBeEnabled();
    await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/);
  });
}

test('tells a browser with too many cookies what helps', async ({ page, context, baseURL }) => {
  const cookies = Array.from({ length: 60 }, (_, index) => ({
    name: `lain${index}`,
    value: 'x'.repeat(400),
    url: baseURL ?? '',
  }));
  await context.addCookies(cookies);
  await page.goto('/');
  await expect(page.getByText('Hapus cookie situs ini')).toBeVisible();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
