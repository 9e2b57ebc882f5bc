import type { APIRequestContext, Locator } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { RECORDS, fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { choose, field, openModal, openTab, pick, save, section } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

interface Change {
  tab: string;
  /** The card, the button that opens its modal, and what the modal is called. */
  card: string;
  button: string;
  modal: string;
  /** Changes one value in the opened modal. */
  change: (dialog: Locator) => Promise<void>;
  success: string;
  /** Text of the card afterwards. */
  shown: string;
}

const put = (name: string, value: string) => (dialog: Locator) => field(dialog, name).fill(value);

const record = (
  tab: string,
  title: string,
  name: string,
): Pick<Change, 'tab' | 'card' | 'button' | 'modal' | 'success'> => ({
  tab,
  card: title,
  button: `Edit ${name}`,
  modal: `Ubah ${title}`,
  success: `Berhasil Mengubah ${title}!`,
});

const CHANGES: Change[] = [
  { ...record('Informasi Pribadi', 'Gaji', 'Gaji'), change: put('expectedSalary', '9250000'), shown: 'Rp 9.250.000' },
  {
    ...record('Informasi Pribadi', 'Media Sosial', 'LinkedIn'),
    change: put('linkedin', 'https://www.linkedin.com/in/dewi-baru'),
    shown: 'https://www.linkedin.com/in/dewi-baru',
  },
  {
    ...record('Latar Belakang', 'Pengalaman Kerja', 'Staf Gudang'),
    change: (dialog) => dialog.getByRole('checkbox', { name: 'Saya masih bekerja di sini' }).check(),
    shown: 'Nov 2020 - Present',
  },
  {
    ...record('Latar Belakang', 'Pendidikan Terakhir', 'Kampus Uji'),
    change: put('gpa', '3,91'),
    shown: 'IPK / Nilai: 3.91',
  },
  {
    ...record('Latar Belakang', 'Pengalaman Organisasi', 'Bendahara'),
    change: put('position_name', 'Ketua'),
    shown: 'Ketua',
  },
  {
    ...record('Latar Belakang', 'Pelatihan atau Sertifikasi', 'K3 Umum'),
    change: (dialog) => choose(dialog, 'Tipe', 'Sertifikasi'),
    shown: 'Balai Uji · Sertifikasi',
  },
  {
    ...record('Latar Belakang', 'Penghargaan', 'Karyawan Teladan'),
    change: put('description', 'Tanpa selisih stok.'),
    shown: 'Tanpa selisih stok.',
  },
  {
    ...record('Minat & Preferensi', 'Bahasa yang Dikuasai', 'Bahasa Inggris'),
    change: (dialog) => choose(dialog, 'Tingkat Kemahiran', 'Fluent'),
    shown: 'Fluent',
  },
  { ...record('CV & Portofolio', 'Portofolio', 'Dasbor Stok'), change: put('name', 'Dasbor'), shown: 'Dasbor' },
];

/** Adds a language by its name, as from another device. */
async function addLanguage(request: APIRequestContext, account: Account, name: string): Promise<void> {
  const list = await request.get('/api/v1/master/language/');
  const { data } = (await list.json()) as { data: { id: number; name: string }[] };
  const added = await request.post('/api/v1/candidate/language/', {
    headers: { Authorization: `Bearer ${await tokenOf(request, account)}` },
    data: { ...RECORDS.language, language: data.find((item) => item.name === name)?.id },
  });
  expect(added.ok()).toBe(true);
}

test('one record of each kind is changed, stays so after a reload, is refused in the server’s words, and is deleted', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);

  await test.step('change one of each kind', async () => {
    for (const { tab, card, button, modal, change, success, shown } of CHANGES) {
      await openTab(page, tab);
      const dialog = await openModal(page, button, modal);
      await change(dialog);
      await save(page, success);
      await expect(section(page, card)).toContainText(shown);
    }
    await page.reload();
    for (const { tab, card, shown } of CHANGES) {
      await openTab(page, tab);
      await expect(section(page, card)).toContainText(shown);
    }
  });

  await test.step('the server’s words stand under the field that it refuses', async () => {
    await openTab(page, 'Minat & Preferensi');
    const dialog = await openModal(page, 'Add Bahasa yang Dikuasai', 'Tambah Bahasa yang Dikuasai');
    await addLanguage(request, account, 'Bahasa Bali');
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

  await test.step('records, chips, links and the salary are deleted once that is confirmed', async () => {
    await page.goto('/profile');
    const remove = async (name: string) => {
      await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
      const confirm = page.getByRole('dialog', { name: 'Are you sure you want to delete?' });
      await expect(confirm).toContainText(name);
      await confirm.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await remove('Gaji');
    await expect(page.getByText('Gaji saat ini belum diisi')).toBeVisible();
    await remove('LinkedIn');
    await expect(page.getByText('No linkedin link included')).toBeVisible();

    await openTab(page, 'Latar Belakang');
    await remove('Staf Gudang');
    await expect(page.getByText('Belum ada pengalaman kerja.')).toBeVisible();
    await expect(page.getByRole('status').last()).not.toBeEmpty();
    await remove('Accurate');
    await expect(page.getByText('Belum ada keahlian.')).toBeVisible();

    await openTab(page, 'Minat & Preferensi');
    await remove('Asuransi');
    await expect(page.getByText('No interests selected yet.')).toBeVisible();
  });
});
