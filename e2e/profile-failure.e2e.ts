import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { RECORDS, fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { choose, field, openModal, openTab, pick, save } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const call = (path: string) => `**/api/v1/candidate/${path}`;

/** Fails every write of a path; reads still reach the server. */
const failWrites = (page: Page, path: string, status = 500, json: object = { statusCode: 5000 }) =>
  page.route(call(path), (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
  );

let account: Account;

/** Adds a language by its name, as from another device. */
async function addLanguage(request: APIRequestContext, name: string): Promise<void> {
  const list = await request.get('/api/v1/master/language/');
  const { data } = (await list.json()) as { data: { id: number; name: string }[] };
  const added = await request.post('/api/v1/candidate/language/', {
    headers: { Authorization: `Bearer ${await tokenOf(request, account)}` },
    data: { ...RECORDS.language, language: data.find((item) => item.name === name)?.id },
  });
  expect(added.ok()).toBe(true);
}

test.beforeEach(async ({ page, request }) => {
  account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
});

test('the server’s words stand under the field that it refuses, and what was chosen stays', async ({
  page,
  request,
}) => {
  await openTab(page, 'Minat & Preferensi');
  const dialog = await openModal(page, 'Add Bahasa yang Dikuasai', 'Tambah Bahasa yang Dikuasai');
  await addLanguage(request, 'Bahasa Bali');
  await pick(dialog, 'Bahasa', 'Bahasa Bali');
  await choose(dialog, 'Tingkat Kemahiran', 'Fluent');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const language = dialog.getByRole('combobox', { name: 'Bahasa', exact: true });
  await expect(language).toHaveAccessibleDescription('Bahasa ini sudah ada di profil Anda.');
  await expect(language).toBeFocused();
  await expect(language).toHaveValue('Bahasa Bali');
  await pick(dialog, 'Bahasa', 'Bahasa Aceh');
  await save(page, 'Berhasil Menyimpan Bahasa yang Dikuasai!');
  await expect(page.getByRole('heading', { name: 'Bahasa Aceh' })).toBeVisible();
});

test('a failed save is toasted, stays in the form, and can be tried again', async ({ page }) => {
  await openTab(page, 'Latar Belakang');
  await failWrites(page, 'work-experience/**');
  const dialog = await openModal(page, 'Edit Staf Gudang', 'Ubah Pengalaman Kerja');
  await field(dialog, 'title').fill('Kepala Gudang');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  // The toast first: it stays for three seconds.
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to save work experience.' })).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to save work experience.');
  await expect(field(dialog, 'title')).toHaveValue('Kepala Gudang');
  await page.unroute(call('work-experience/**'));
  await save(page, 'Berhasil Mengubah Pengalaman Kerja!');
  await expect(page.getByRole('heading', { name: 'Kepala Gudang' })).toBeVisible();
});

test('an education that could not be saved has its popup, and what was typed is there again', async ({ page }) => {
  await openTab(page, 'Latar Belakang');
  await failWrites(page, 'education/**', 400, { statusCode: 4000, err: { gpa: ['IPK ditolak.'] } });
  const dialog = await openModal(page, 'Edit Kampus Uji', 'Ubah Pendidikan Terakhir');
  await field(dialog, 'description').fill('Kata sendiri');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  const popup = page.getByRole('dialog', { name: 'Gagal Menyimpan/Mengubah Pendidikan Terakhir!' });
  await expect(popup).toContainText('IPK ditolak.');
  await popup.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  const again = await openModal(page, 'Edit Kampus Uji', 'Ubah Pendidikan Terakhir');
  await expect(field(again, 'description')).toHaveValue('Kata sendiri');
});

test('a list that failed differs from an empty one, and can be fetched again', async ({ page }) => {
  await page.route(call('work-experience/'), (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.goto('/profile?tab=latar-belakang');
  const card = page.getByRole('region', { name: 'Pengalaman Kerja' });
  await expect(card.getByRole('alert')).toContainText('Bagian ini tidak dapat dimuat.');
  await expect(card).not.toContainText('Belum ada pengalaman kerja.');
  await expect(page.getByRole('heading', { name: 'Kampus Uji' })).toBeVisible();
  await page.unroute(call('work-experience/'));
  await card.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(card.getByRole('heading', { name: 'Staf Gudang' })).toBeVisible();
});

test('a master list that failed can be fetched again within the form', async ({ page }) => {
  await page.route('**/api/v1/master/industry/**', (route) => route.fulfill({ status: 500, json: {} }));
  await openTab(page, 'Latar Belakang');
  const dialog = await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
  await expect(dialog).toContainText('Daftar tidak dapat dimuat.');
  await page.unroute('**/api/v1/master/industry/**');
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await pick(dialog, 'Industri', 'Industri pengolahan');
});

test('a failure of the CV is shown, and it can be requested again', async ({ page }) => {
  await openTab(page, 'CV & Portofolio');
  await page.route(call('generate-cv/'), (route) => route.abort());
  await page.getByRole('button', { name: 'Download Resume' }).click();
  await expect(page.getByRole('alert')).toContainText('CV tidak dapat diunduh.');
  await page.unroute(call('generate-cv/'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  expect((await download).suggestedFilename()).toBe('CV.pdf');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
