import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { field, typeDate } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const PAGE = '/profile?tab=cv-portofolio';
const TYPED = 'Situs pribadi yang belum disimpan';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Tambah Portofolio' });
const draftsIn = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('titian:draft:')));

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Portofolio' }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

let name = '';

test.beforeEach(async ({ page, request }) => {
  const account = await openAccount(request);
  name = account.name;
  await signInAs(page, account);
  await page.goto(PAGE);
});

test('text that was typed without a connection is there after the tab was closed, and goes once it is saved', async ({
  page,
  context,
}) => {
  const dialog = await openForm(page);
  await field(dialog, 'name').fill(TYPED);
  await field(dialog, 'url').fill('https://example.com/karya');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(PAGE);
  const again = await openForm(next);
  await expect(again.getByText('Draf dipulihkan')).toBeVisible();
  await expect(field(again, 'name')).toHaveValue(TYPED);
  await again.getByRole('button', { name: 'Simpan' }).click();
  await next.getByRole('button', { name: 'Lanjut' }).click();
  await expect(next.getByRole('heading', { name: TYPED })).toHaveCount(1);
  expect(await draftsIn(next)).toEqual([]);
});

test('a changed form asks for confirmation before it closes, and fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const dialog = await openForm(page);
  await field(dialog, 'name').fill(TYPED);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Tutup formulir?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Simpan sebagai draf' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const again = await openForm(page);
  await again.getByRole('button', { name: 'Buang draf' }).click();
  await expect(field(again, 'name')).toHaveValue('');
  expect(await draftsIn(page)).toEqual([]);
});

test('two tabs with one form keep a text each, also over a reload', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(PAGE);
  const [first, second] = [await openForm(page), await openForm(other)];
  await field(first, 'name').fill('Tab pertama');
  await field(second, 'name').fill('Tab kedua');
  await expect.poll(async () => (await draftsIn(page)).length).toBe(2);
  await expect(field(first, 'name')).toHaveValue('Tab pertama');
  for (const tab of [page, other]) await tab.reload();
  await expect(field(await openForm(page), 'name')).toHaveValue('Tab pertama');
  await expect(field(await openForm(other), 'name')).toHaveValue('Tab kedua');
});

test('signing out leaves nothing of what was typed, not even by a form that another tab has open', async ({
  page,
  context,
}) => {
  await field(await openForm(page), 'name').fill(TYPED);
  const other = await context.newPage();
  await other.goto(PAGE);
  await other.getByRole('button', { name: new RegExp(name) }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).not.toHaveURL(/profile/);
  await expect(dialogOf(page)).toBeHidden();
  await page.reload();
  await other.reload();
  const everything = await other.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(everything).not.toContain(TYPED);
});

test('a browser that keeps nothing says so, and saves all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  const dialog = await openForm(page);
  await field(dialog, 'name').fill(TYPED);
  await expect(dialog.getByText('Draf tidak dapat disimpan di browser ini.')).toBeVisible();
  await field(dialog, 'url').fill('https://example.com/karya');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('heading', { name: TYPED })).toHaveCount(1);
});

test('a date that is half typed is still there when the form is opened again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=latar-belakang');
  const open = async () => {
    await page.getByRole('button', { name: 'Add Penghargaan' }).click();
    return page.getByRole('dialog', { name: 'Tambah Penghargaan' });
  };
  const dialog = await open();
  await typeDate(dialog, 'Tanggal', '1205');
  await expect.poll(() => draftsIn(page)).toHaveLength(1);
  await page.reload();
  const again = await open();
  await expect(again.getByText('Draf dipulihkan')).toBeVisible();
  await expect(field(again, 'date')).toHaveValue('12/05/');
  await field(again, 'description').click();
  await expect(again.getByText('Tanggal wajib diisi.')).toHaveCount(0);
  await field(again, 'date').press('End');
  await page.keyboard.type('2020');
  await expect(field(again, 'date')).toHaveValue('12/05/2020');
  await expect(again.getByText(/^Tanggal belum lengkap/)).toHaveCount(0);
});
