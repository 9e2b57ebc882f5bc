import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { field } from './support/profile-form';

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

test.beforeEach(async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
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
