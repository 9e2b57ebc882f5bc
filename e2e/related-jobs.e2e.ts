import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const related = (page: Page) => page.getByRole('region', { name: 'Juga cocok' });

const listed = (page: Page) => page.locator('.results-list').getByRole('article');

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'lowongan' });

test('jobs that are found elsewhere than in the title stand below the list, with the reason', async ({ page }) => {
  await page.goto('/jobs');
  await expect(listed(page).first()).toBeVisible();
  await expect(related(page)).toHaveCount(0);
  await page.locator('[name=search]').pressSequentially('Swalayan Panen Kliwon');
  await expect(count(page)).toHaveText(/^0 lowongan\s*$/);
  await expect(related(page).getByRole('article', { name: 'Kasir' })).toBeVisible();
  await expect(related(page).getByRole('listitem').first()).toContainText('ada di nama perusahaan');

  await page.locator('[name=search]').fill('Kasr');
  await expect(related(page).getByRole('listitem').first()).toContainText('mirip: kasir');
  await page.locator('[name=search]').fill('WFH');
  await expect(related(page).getByRole('listitem').first()).toContainText('tempat kerja: Remote');
  // Requirements are known to the provider alone.
  await page.locator('[name=search]').fill('SMK');
  await expect(related(page).getByRole('listitem').first()).toContainText('di persyaratan: SMK');
  // The region does not repeat the list.
  await page.locator('[name=search]').fill('kasir');
  await expect(listed(page)).toHaveCount(1);
  await expect(related(page).getByRole('article', { name: 'Kasir', exact: true })).toHaveCount(0);
  await page.locator('[name=search]').fill('loker');
  await expect(related(page)).toHaveCount(0);
});

test('nothing of it is fetched before the search is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/jobs');
  await expect(listed(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await page.locator('[name=search]').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('a place is explained, offered and chosen, and the link gives the same list', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('searchbox', { name: 'Lokasi' }).pressSequentially('sleman');
  await expect(page.getByText('Sleman ada di Daerah Istimewa Yogyakarta')).toBeVisible();
  await expect(related(page).getByRole('listitem').first()).toContainText('di Kabupaten Sleman');
  await page.getByRole('button', { name: 'Kabupaten Sleman, Daerah Istimewa Yogyakarta' }).click();
  await expect(page).toHaveURL(/city=Kabupaten\+Sleman/);
  await expect(listed(page).first()).toContainText('Kabupaten Sleman');
  const found = await count(page).innerText();
  await page.reload();
  await expect(count(page)).toHaveText(found);
  await page.getByRole('button', { name: 'Hapus filter Kabupaten Sleman' }).click();
  await expect(page).not.toHaveURL(/city=/);
  await expect(count(page)).not.toHaveText(found);
});

test('further filters say how many they would leave, and leave as many', async ({ page }) => {
  await page.goto('/jobs?minSalary=banyak&postedWithin=besok');
  await expect(listed(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Filter lainnya' }).click();
  const near = page.getByRole('combobox', { name: 'Mudah dijangkau dari' });
  await expect(near).toBeEnabled();
  const option = await near.getByRole('option', { name: /^Kota Yogyakarta \(\d+\)$/ }).innerText();
  await near.selectOption({ label: option });
  await expect(count(page)).toContainText(`${/\((\d+)\)/.exec(option)?.[1]} lowongan`);
  await page.getByRole('button', { name: 'Hapus filter', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});
