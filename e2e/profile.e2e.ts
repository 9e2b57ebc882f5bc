import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { pdfText } from './support/pdf-text';
import { choose, field, openModal, openTab, pick, save, section, typeDate } from './support/profile-form';

async function fillPersonalInformation(page: Page) {
  const dialog = await openModal(page, '+ Add Informasi Pribadi', 'Tambah Informasi Pribadi');
  await dialog.getByRole('radio', { name: 'Perempuan' }).check();
  await field(dialog, 'dob-day').selectOption('14');
  await field(dialog, 'dob-month').selectOption('Mei');
  await field(dialog, 'dob-year').selectOption('1996');
  await expect(field(dialog, 'dob')).toHaveValue('1996-05-14');
  await pick(dialog, 'Tempat Lahir', 'Bali');
  await pick(dialog, 'Provinsi', 'Daerah Istimewa Yogyakarta');
  await pick(dialog, 'Kabupaten / Kota', 'Kabupaten Sleman');
  await field(dialog, 'detailLocation').fill('Jalan Kenanga 12');
  await field(dialog, 'identityNumber').fill('3404015405960001');
  await save(page, 'Berhasil Mengubah Informasi Pribadi!');
}

async function fillHeadline(page: Page) {
  const dialog = await openModal(page, 'Edit Profil', 'Profil');
  const picture = await page.screenshot({ type: 'jpeg' });
  await dialog
    .locator('input[name=image]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('dialog', { name: 'Potong Foto' }).getByRole('button', { name: 'Pakai Foto' }).click();
  await expect(dialog.getByAltText('Foto baru')).toBeVisible();
  await field(dialog, 'professionalHeadline').fill('Analis Logistik');
  await field(dialog, 'about').fill('Suka angka dan gudang yang rapi.');
  await save(page, 'Berhasil Menyimpan Profil');
}

async function fillSocialAndSalary(page: Page) {
  const linkedin = await openModal(page, 'Edit LinkedIn', 'Tambah Media Sosial');
  await field(linkedin, 'linkedin').fill('www.linkedin.com/in/dewi-uji');
  await save(page, 'Berhasil Menyimpan Media Sosial!');
  const instagram = await openModal(page, 'Edit Instagram', 'Tambah Media Sosial');
  await field(instagram, 'instagram').fill('https://www.instagram.com/dewi_uji');
  await save(page, 'Berhasil Menyimpan Media Sosial!');
  const salary = await openModal(page, 'Edit Gaji', 'Tambah Gaji');
  await field(salary, 'currentSalary').fill('5500000');
  await field(salary, 'expectedSalary').fill('8000000');
  await save(page, 'Berhasil Menyimpan Gaji!');
}

async function fillWork(page: Page) {
  for (const [title, end] of [
    ['Staf Gudang', '012023'],
    ['Kepala Gudang', null],
  ] as const) {
    const dialog = await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
    await field(dialog, 'title').fill(title);
    await pick(dialog, 'Tingkat Jabatan', 'Supervisor');
    await field(dialog, 'companyName').fill('PT Samudra Uji');
    await pick(dialog, 'Industri', 'Industri pengolahan');
    await choose(dialog, 'Tipe Pekerjaan', 'Kontrak');
    await typeDate(dialog, 'Mulai', '112020');
    if (end) await typeDate(dialog, 'Selesai', end);
    else await dialog.getByRole('checkbox', { name: 'Saya masih bekerja di sini' }).check();
    await field(dialog, 'description').fill('Mencatat barang masuk dan keluar.');
    await save(page, 'Berhasil Menyimpan Pengalaman Kerja!');
  }
}

async function fillEducation(page: Page) {
  const listed = await openModal(page, 'Add Pendidikan Terakhir', 'Tambah Pendidikan Terakhir');
  await pick(listed, 'Tingkat Pendidikan', 'D3');
  await pick(listed, 'Universitas / Institusi', 'Politeknik APP Jakarta');
  await pick(listed, 'Jurusan', 'Akuntansi');
  await choose(listed, 'Lokasi', 'Indonesia');
  await field(listed, 'gpa').fill('3,75');
  await typeDate(listed, 'Mulai', '082014');
  await typeDate(listed, 'Lulus', '072017');
  await save(page, 'Berhasil Menyimpan Pendidikan Terakhir!');

  const other = await openModal(page, 'Add Pendidikan Terakhir', 'Tambah Pendidikan Terakhir');
  await pick(other, 'Tingkat Pendidikan', 'S1');
  await pick(other, 'Universitas / Institusi', 'Other');
  await field(other, 'otherEducation').fill('Kampus Uji Mandiri');
  await other.getByRole('checkbox', { name: 'Jurusan tidak ditemukan' }).check();
  await field(other, 'otherMajor').fill('Ilmu Pergudangan');
  await choose(other, 'Lokasi', 'Luar Negeri');
  await field(other, 'gpa').fill('3.2');
  await typeDate(other, 'Mulai', '082022');
  await other.getByRole('checkbox', { name: 'Saya masih menempuh pendidikan ini' }).check();
  await save(page, 'Berhasil Menyimpan Pendidikan Terakhir!');
}

async function fillOtherBackground(page: Page) {
  const organization = await openModal(page, 'Add Pengalaman Organisasi', 'Tambah Pengalaman Organisasi');
  await field(organization, 'organization_name').fill('Karang Taruna Uji');
  await field(organization, 'position_name').fill('Bendahara');
  await typeDate(organization, 'Mulai', '012018');
  await typeDate(organization, 'Berakhir', '012019');
  await save(page, 'Berhasil Menyimpan Pengalaman Organisasi!');

  const training = await openModal(page, 'Add Pelatihan atau Sertifikasi', 'Tambah Pelatihan atau Sertifikasi');
  await field(training, 'title').fill('K3 Umum');
  await field(training, 'institutionName').fill('Balai Latihan Uji');
  await choose(training, 'Tipe', 'Sertifikasi');
  await typeDate(training, 'Mulai', '022021');
  await typeDate(training, 'Berakhir', '032021');
  await save(page, 'Berhasil Menyimpan Pelatihan atau Sertifikasi!');

  const achievement = await openModal(page, 'Add Penghargaan', 'Tambah Penghargaan');
  await field(achievement, 'name').fill('Karyawan Teladan');
  await field(achievement, 'organizationOrEvent').fill('PT Samudra Uji');
  await typeDate(achievement, 'Tanggal', '17082022');
  await field(achievement, 'description').fill('Tanpa selisih stok selama setahun.');
  await save(page, 'Berhasil Menyimpan Penghargaan!');

  const skills = await openModal(page, 'Add Keahlian (Skills)', 'Tambah Keahlian (Skills)');
  await pick(skills, 'Keahlian', 'Accurate');
  await pick(skills, 'Keahlian', 'Adobe Photoshop');
  await save(page, 'Berhasil Menambahkan Skill!');
}

async function fillPreferences(page: Page) {
  const language = await openModal(page, 'Add Bahasa yang Dikuasai', 'Tambah Bahasa yang Dikuasai');
  await pick(language, 'Bahasa', 'Bahasa Inggris');
  await choose(language, 'Tingkat Kemahiran', 'Fluent');
  await save(page, 'Berhasil Menyimpan Bahasa yang Dikuasai!');
  const interest = await openModal(page, 'Add Minat Pekerjaan', 'Tambah Minat Pekerjaan');
  await pick(interest, 'Minat Pekerjaan', 'Audit dan Pajak');
  await save(page, 'Berhasil Menambahkan Minat Pekerjaan!');
}

async function fillPortfolio(page: Page) {
  const dialog = await openModal(page, 'Add Portofolio', 'Tambah Portofolio');
  await field(dialog, 'name').fill('Dasbor Stok');
  await field(dialog, 'url').fill('https://karya.example.com/dasbor');
  await save(page, 'Berhasil Menyimpan Portofolio!');
}

test.use({ actionTimeout: 20_000 });

/** Waits until each of the texts is on the chosen tab. */
async function expectTexts(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByRole('tabpanel').getByText(text).first()).toBeVisible();
}

test('a candidate fills a whole profile, finds all of it again, and gets it as a CV', async ({ page, request }) => {
  test.setTimeout(240_000);
  const account = await openAccount(request);
  await signInAs(page, account);
  await expect(page.getByText('No headline available')).toBeVisible();

  await test.step('fill the four tabs', async () => {
    await fillPersonalInformation(page);
    await fillHeadline(page);
    await fillSocialAndSalary(page);
    await openTab(page, 'Latar Belakang');
    await fillWork(page);
    await fillEducation(page);
    await fillOtherBackground(page);
    await openTab(page, 'Minat & Preferensi');
    await fillPreferences(page);
    await openTab(page, 'CV & Portofolio');
    await fillPortfolio(page);
  });

  await test.step('see all of it after a reload', async () => {
    await page.goto('/profile');
    await expect(page.getByText('Analis Logistik')).toBeVisible();
    await expect(page.getByText('Suka angka dan gudang yang rapi.')).toBeVisible();
    await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /\/media\//);
    await expect(section(page, 'Kelengkapan profil')).toContainText('Profil Anda sudah lengkap.');
    await expectTexts(page, ['Perempuan', 'Bali, 14 Mei 1996', account.email, 'Jalan Kenanga 12', 'Kabupaten Sleman']);
    await expectTexts(page, ['Rp 5.500.000 per bulan', 'Rp 8.000.000 per bulan']);
    for (const address of ['https://www.linkedin.com/in/dewi-uji', 'https://www.instagram.com/dewi_uji']) {
      await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
    }
    await openTab(page, 'Latar Belakang');
    await expectTexts(page, ['Nov 2020 - Jan 2023 · 2 tahun 3 bulan', 'Nov 2020 - Present', 'Politeknik APP Jakarta']);
    await expectTexts(page, ['D3 · Akuntansi', 'Kampus Uji Mandiri', 'S1 · Ilmu Pergudangan', 'Bendahara', 'K3 Umum']);
    await expectTexts(page, ['Karyawan Teladan', '17 Agustus 2022', 'Accurate', 'Adobe Photoshop']);
    await openTab(page, 'Minat & Preferensi');
    await expectTexts(page, ['Bahasa Inggris', 'Fluent', 'Audit dan Pajak']);
    await openTab(page, 'CV & Portofolio');
    await expectTexts(page, ['Dasbor Stok', 'https://karya.example.com/dasbor']);
  });

  await test.step('download it as a CV', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Resume' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('CV.pdf');
    const text = await pdfText(readFileSync(await file.path()));
    for (const part of [account.name, 'Analis Logistik', 'Kepala Gudang', 'Kampus Uji Mandiri', 'Audit dan Pajak']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('3404015405960001');
  });
});
