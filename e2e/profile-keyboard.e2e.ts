import type { Locator, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { choose, date, press, radio, search, tabTo, type, type Keys } from './support/keyboard';

test.use({ actionTimeout: 20_000 });

interface Modal {
  tab: string;
  button: string;
  title: string;
  fill: Keys[];
  /** The popup after saving, and what the page shows then. */
  success: string;
  shown: string;
  /** Name of the button afterwards, when it changes. */
  buttonAfter?: string;
}

const tick: Keys = async (dialog) => press(dialog.page(), dialog.getByRole('checkbox'), 'Space');

/** Modals with each kind of control; `profile.e2e.ts` fills all of them. */
const MODALS: Modal[] = [
  {
    tab: 'informasi-pribadi',
    button: '+ Add Informasi Pribadi',
    title: 'Tambah Informasi Pribadi',
    fill: [
      radio('Perempuan'),
      type('dob-day', '14'),
      type('dob-month', 'Mei'),
      type('dob-year', '1996'),
      search('Tempat Lahir', 'Bali'),
      search('Provinsi', 'Daerah Istimewa Yogyakarta'),
      search('Kabupaten / Kota', 'Kabupaten Sleman'),
      type('detailLocation', 'Jalan Kenanga 12'),
    ],
    success: 'Berhasil Mengubah Informasi Pribadi!',
    shown: 'Bali, 14 Mei 1996',
    buttonAfter: 'Edit Informasi Pribadi',
  },
  {
    tab: 'latar-belakang',
    button: 'Add Pengalaman Kerja',
    title: 'Tambah Pengalaman Kerja',
    fill: [
      type('title', 'Staf Gudang'),
      search('Tingkat Jabatan', 'Supervisor'),
      type('companyName', 'PT Samudra Uji'),
      search('Industri', 'Industri pengolahan'),
      choose('Tipe Pekerjaan', 'Kontrak'),
      date('Mulai', '112020'),
      tick,
      type('description', 'Mencatat barang.'),
    ],
    success: 'Berhasil Menyimpan Pengalaman Kerja!',
    shown: 'Staf Gudang',
  },
  {
    tab: 'latar-belakang',
    button: 'Add Keahlian (Skills)',
    title: 'Tambah Keahlian (Skills)',
    fill: [search('Keahlian', 'Accurate')],
    success: 'Berhasil Menambahkan Skill!',
    shown: 'Accurate',
  },
];

test.beforeEach(async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
});

async function openByKeys(page: Page, button: string, title: string): Promise<{ opener: Locator; dialog: Locator }> {
  const opener = page.getByRole('button', { name: button, exact: true });
  await expect(opener).toBeVisible();
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

test('modals are filled and saved by the keyboard alone, and the focus returns to where it came from', async ({
  page,
}) => {
  for (const { tab, button, title, fill, success, shown, buttonAfter = button } of MODALS) {
    await test.step(title, async () => {
      await page.goto(`/profile?tab=${tab}`);
      const { dialog } = await openByKeys(page, button, title);
      for (const keys of fill) await keys(dialog);
      await press(page, dialog.getByRole('button', { name: 'Simpan' }));
      const popup = page.getByRole('dialog', { name: success });
      await expect(popup.getByRole('button', { name: 'Lanjut' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('button', { name: buttonAfter, exact: true })).toBeFocused();
    });
  }

  await test.step('Upload CV', async () => {
    await page.goto('/profile?tab=cv-portofolio');
    // Fetched well before the key that needs it: on a busy machine that would be too late.
    page.on('filechooser', (chooser) =>
      chooser.setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }),
    );
    const { opener, dialog } = await openByKeys(page, 'Upload CV', 'Upload CV');
    await press(page, dialog.getByRole('button', { name: 'Pilih file' }), 'Space');
    await expect(dialog.getByText('cv.pdf')).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Submit' }));
    await expect(dialog.getByText('File tidak utuh. Unduh atau simpan lagi, lalu pilih yang baru.')).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('Escape closes what is on top alone, and a wrong form has the focus on its first wrong field', async ({
  page,
}) => {
  await test.step('a list and a calendar', async () => {
    await page.goto('/profile?tab=latar-belakang');
    const { opener, dialog } = await openByKeys(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Industri' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    const calendar = dialog.getByRole('button', { name: 'Pilih bulan' }).first();
    await press(page, calendar);
    await expect(page.getByRole('dialog', { name: 'Pilih bulan' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Pilih bulan' })).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(calendar).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a changed form', async () => {
    const { opener, dialog } = await openByKeys(page, 'Add Penghargaan', 'Tambah Penghargaan');
    await tabTo(page, dialog.locator('[name=name]'));
    await page.keyboard.type('Karyawan Teladan');
    await page.keyboard.press('Enter');
    const second = dialog.locator('[name=organizationOrEvent]');
    await expect(second).toBeFocused();
    await expect(second).toHaveAccessibleDescription('Instansi pemberi wajib diisi.');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Tutup formulir?' });
    await expect(question.getByRole('button', { name: 'Lanjutkan mengisi' })).toBeFocused();
    await press(page, question.getByRole('button', { name: 'Buang perubahan' }));
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});
