import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { choose, date, press, radio, search, tabTo, type, type Keys } from './support/keyboard';

test.use({ actionTimeout: 20_000 });

interface Modal {
  button: string;
  title: string;
  fill: Keys[];
  /** The popup after saving, and what the page shows then. */
  success: string;
  shown: string;
  /** Name of the button afterwards, when it changes. */
  buttonAfter?: string;
}

const record = (name: string, fill: Keys[], shown: string, success = `Berhasil Menyimpan ${name}!`): Modal => ({
  button: `Add ${name}`,
  title: `Tambah ${name}`,
  fill,
  success,
  shown,
});

/** The modals of each tab; work experience has a journey of its own in `profile-keyboard.e2e.ts`. */
const MODALS: Record<string, Modal[]> = {
  'informasi-pribadi': [
    {
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
      button: 'Edit Profil',
      title: 'Profil',
      fill: [type('professionalHeadline', 'Analis Logistik'), type('about', 'Suka gudang yang rapi.')],
      success: 'Berhasil Menyimpan Profil',
      shown: 'Analis Logistik',
    },
    {
      button: 'Edit LinkedIn',
      title: 'Tambah Media Sosial',
      fill: [type('linkedin', 'www.linkedin.com/in/dewi-uji')],
      success: 'Berhasil Menyimpan Media Sosial!',
      shown: 'https://www.linkedin.com/in/dewi-uji',
    },
    {
      button: 'Edit Gaji',
      title: 'Tambah Gaji',
      fill: [type('currentSalary', '5500000'), type('expectedSalary', '8000000')],
      success: 'Berhasil Menyimpan Gaji!',
      shown: 'Rp 8.000.000 per bulan',
    },
  ],
  'latar-belakang': [
    record(
      'Pendidikan Terakhir',
      [
        search('Tingkat Pendidikan', 'D3'),
        search('Universitas / Institusi', 'Politeknik APP Jakarta'),
        search('Jurusan', 'Akuntansi'),
        choose('Lokasi', 'Indonesia'),
        type('gpa', '3,75'),
        date('Mulai', '082014'),
        date('Lulus', '072017'),
      ],
      'D3 · Akuntansi',
    ),
    record(
      'Pengalaman Organisasi',
      [
        type('organization_name', 'Karang Taruna Uji'),
        type('position_name', 'Bendahara'),
        date('Mulai', '012018'),
        date('Berakhir', '012019'),
      ],
      'Karang Taruna Uji',
    ),
    record(
      'Pelatihan atau Sertifikasi',
      [
        type('title', 'K3 Umum'),
        type('institutionName', 'Balai Latihan Uji'),
        choose('Tipe', 'Sertifikasi'),
        date('Mulai', '022021'),
        date('Berakhir', '032021'),
      ],
      'K3 Umum',
    ),
    record(
      'Penghargaan',
      [
        type('name', 'Karyawan Teladan'),
        type('organizationOrEvent', 'PT Samudra Uji'),
        date('Tanggal', '17082022'),
        type('description', 'Tanpa selisih stok.'),
      ],
      '17 Agustus 2022',
    ),
    record('Keahlian (Skills)', [search('Keahlian', 'Accurate')], 'Accurate', 'Berhasil Menambahkan Skill!'),
  ],
  'minat-preferensi': [
    record(
      'Bahasa yang Dikuasai',
      [search('Bahasa', 'Bahasa Inggris'), choose('Tingkat Kemahiran', 'Fluent')],
      'Fluent',
    ),
    record(
      'Minat Pekerjaan',
      [search('Minat Pekerjaan', 'Audit dan Pajak')],
      'Audit dan Pajak',
      'Berhasil Menambahkan Minat Pekerjaan!',
    ),
  ],
  'cv-portofolio': [
    record('Portofolio', [type('name', 'Dasbor Stok'), type('url', 'https://karya.example.com/dasbor')], 'Dasbor Stok'),
  ],
};

async function saveByKeys(
  page: Page,
  { button, title, fill, success, shown, buttonAfter = button }: Modal,
): Promise<void> {
  const opener = page.getByRole('button', { name: button, exact: true });
  await expect(opener).toBeVisible();
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  for (const keys of fill) await keys(dialog);
  await press(page, dialog.getByRole('button', { name: 'Simpan' }));
  const popup = page.getByRole('dialog', { name: success });
  await expect(popup.getByRole('button', { name: 'Lanjut' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(shown).first()).toBeVisible();
  await expect(page.getByRole('button', { name: buttonAfter, exact: true })).toBeFocused();
}

Object.entries(MODALS).forEach(([tab, modals]) => {
  test(`the modals of ${tab} are filled and saved by the keyboard alone`, async ({ page, request }) => {
    await signInAs(page, await openAccount(request));
    await page.goto(`/profile?tab=${tab}`);
    for (const modal of modals) await test.step(modal.title, () => saveByKeys(page, modal));
  });
});

test('the modal for a CV takes a file and is left by the keyboard alone', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/profile?tab=cv-portofolio');
  // Fetched well before the key that needs it: on a busy machine that would be too late.
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }),
  );
  const opener = page.getByRole('button', { name: 'Upload CV', exact: true });
  await expect(opener).toBeVisible();
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Upload CV' });
  await tabTo(page, dialog.getByRole('button', { name: 'Pilih file' }));
  await page.keyboard.press('Space');
  await expect(dialog.getByText('cv.pdf')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog.getByText('File tidak utuh. Unduh atau simpan lagi, lalu pilih yang baru.')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
