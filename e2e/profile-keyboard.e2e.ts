import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { tabTo } from './support/keyboard';
import { dateBox } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

test.beforeEach(async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
});

test('a record is added by the keyboard alone, and the focus returns to where it came from', async ({ page }) => {
  await page.goto('/profile?tab=latar-belakang');
  const add = page.getByRole('button', { name: 'Add Pengalaman Kerja' });
  await expect(page.getByText('Belum ada pengalaman kerja.')).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Pengalaman Kerja' });
  await expect(dialog).toBeVisible();

  await tabTo(page, dialog.locator('[name=title]'));
  await page.keyboard.type('Staf Gudang');
  await tabTo(page, dialog.getByRole('combobox', { name: 'Tingkat Jabatan' }));
  await page.keyboard.type('Supervisor');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Tingkat Jabatan' })).toHaveValue('Supervisor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PT Samudra Uji');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Industri peng');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const type = dialog.getByRole('combobox', { name: 'Tipe Pekerjaan' });
  await tabTo(page, type);
  await page.keyboard.press('ArrowDown');
  await expect(type).not.toHaveValue('');
  await tabTo(page, dateBox(dialog, 'Mulai'));
  await page.keyboard.type('112020');
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.locator('[name=description]'));
  await page.keyboard.type('Mencatat barang.');
  await tabTo(page, dialog.getByRole('button', { name: 'Simpan' }));
  await page.keyboard.press('Enter');

  const success = page.getByRole('dialog', { name: 'Berhasil Menyimpan Pengalaman Kerja!' });
  await expect(success.getByRole('button', { name: 'Lanjut' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Staf Gudang' })).toBeVisible();
  await expect(add).toBeFocused();
});

test('Escape and Batal close without saving, and the focus returns', async ({ page }) => {
  await page.goto('/profile?tab=cv-portofolio');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/portfolio/') && request.method() !== 'GET') writes.push(request.method());
  });
  const add = page.getByRole('button', { name: 'Add Portofolio' });
  const dialog = page.getByRole('dialog', { name: 'Tambah Portofolio' });
  for (const leave of ['Escape', 'Batal', 'Tutup']) {
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.locator('[name=name]'));
    await page.keyboard.type('Tidak jadi');
    if (leave !== 'Escape') await tabTo(page, dialog.getByRole('button', { name: leave, exact: true }));
    await page.keyboard.press(leave === 'Escape' ? 'Escape' : 'Enter');
    const question = page.getByRole('dialog', { name: 'Tutup formulir?' });
    await expect(question.getByRole('button', { name: 'Lanjutkan mengisi' })).toBeFocused();
    await tabTo(page, question.getByRole('button', { name: 'Buang perubahan' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  }
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[name=name]')).toHaveValue('');
  expect(writes).toEqual([]);
});

test('Escape within a list or a calendar closes that alone', async ({ page }) => {
  await page.goto('/profile?tab=latar-belakang');
  await page.getByRole('button', { name: 'Add Pengalaman Kerja' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Pengalaman Kerja' });
  await tabTo(page, dialog.getByRole('combobox', { name: 'Industri' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  const calendar = dialog.getByRole('button', { name: 'Pilih bulan' }).first();
  await tabTo(page, calendar);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Pilih bulan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Pilih bulan' })).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(calendar).toBeFocused();
});

test('a wrong form moves the focus to its first wrong field', async ({ page }) => {
  await page.goto('/profile?tab=latar-belakang');
  await page.getByRole('button', { name: 'Add Penghargaan' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah Penghargaan' });
  await dialog.locator('[name=name]').fill('Karyawan Teladan');
  await page.keyboard.press('Enter');
  const second = dialog.locator('[name=organizationOrEvent]');
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription('Instansi pemberi wajib diisi.');
});
