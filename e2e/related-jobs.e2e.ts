import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const related = (page: Page) => page.getByRole('heading', { name: /^Juga cocok \(/ });

const listed = (page: Page) => page.locator('.results-list').getByRole('article');

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'lowongan' });

test('jobs that match elsewhere than in the title follow in the list, with the reason', async ({ page }) => {
  await page.goto('/jobs');
  await expect(listed(page).first()).toBeVisible();
  await expect(related(page)).toHaveCount(0);
  await page.locator('[name=search]').pressSequentially('Swalayan Panen Kliwon');
  await expect(count(page)).toHaveText(/^4 lowongan/);
  await expect(related(page)).toHaveCount(0);
  await expect(listed(page).first()).toContainText('ada di nama perusahaan');
  for (const [text, reason] of [
    ['Kasr', 'mirip: kasir'],
    ['WFH', 'tempat kerja: Remote'],
    ['SMK', 'di persyaratan: SMK'],
  ] as const) {
    await page.locator('[name=search]').fill(text);
    await expect(listed(page).filter({ hasText: reason }).first()).toBeVisible();
  }
  // Title matches come first, without a reason.
  await page.locator('[name=search]').fill('kasir');
  await expect(count(page)).toHaveText(/^1 lowongan/);
  await expect(listed(page).first().getByRole('heading')).toHaveText('Kasir');
  await expect(listed(page).first().locator('.job-reason')).toHaveCount(0);
  await page.locator('[name=search]').fill('gudang');
  await expect(count(page)).toHaveText(/^4 lowongan/);
  await expect(related(page)).toHaveText('Juga cocok (3)');
  await page.locator('[name=search]').fill('kasir sleman');
  await expect(count(page)).toHaveText(/^1 lowongan/);
  await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toHaveCount(0);
  await page.locator('[name=search]').fill('loker');
  await expect(related(page)).toHaveCount(0);
});

test('no script of the further filters is fetched before the search is used', async ({ page }) => {
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
  await expect(listed(page).first()).toContainText('di Kabupaten Sleman');
  await page.getByRole('button', { name: 'Kabupaten Sleman, Daerah Istimewa Yogyakarta' }).click();
  await expect(page).toHaveURL(/city=Kabupaten\+Sleman/);
  await expect(listed(page).first()).toContainText('Kabupaten Sleman');
  await expect(count(page)).not.toHaveText(/^0 /);
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
