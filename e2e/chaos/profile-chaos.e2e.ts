import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from '../support/account';
import { choose, field, openModal, openTab, pick, typeDate } from '../support/profile-form';
import { expect } from '../support/journey';
import type { AnyFault } from './chaos-test';
import { FAULTS, expectMessage, meeting, signInAgain, test } from './chaos-test';

interface Form {
  tab: string;
  button: string;
  title: string;
  /** The section's name in the contract. */
  section: string;
  /** The smallest form meets every fault; what the others hold beside texts meets a response that is lost. */
  faults: readonly AnyFault[];
  /** Fills the form; `mark` is the text by which its record is known. */
  fill: (dialog: Locator, mark: string) => Promise<void>;
}

/** Five forms of the profile, with text, dates and picks. */
const FORMS: Form[] = [
  {
    tab: 'CV & Portofolio',
    button: 'Add Portofolio',
    title: 'Tambah Portofolio',
    section: 'portfolio',
    faults: FAULTS,
    fill: async (dialog, mark) => {
      await field(dialog, 'name').fill(mark);
      await field(dialog, 'url').fill('https://karya.example.com/dasbor');
    },
  },
  {
    tab: 'Latar Belakang',
    button: 'Add Pengalaman Kerja',
    title: 'Tambah Pengalaman Kerja',
    section: 'work-experience',
    faults: ['drop-after'],
    fill: async (dialog, mark) => {
      await field(dialog, 'title').fill(mark);
      await pick(dialog, 'Tingkat Jabatan', 'Supervisor');
      await field(dialog, 'companyName').fill('PT Samudra Uji');
      await pick(dialog, 'Industri', 'Industri pengolahan');
      await choose(dialog, 'Tipe Pekerjaan', 'Kontrak');
      await typeDate(dialog, 'Mulai', '112020');
      await dialog.getByRole('checkbox', { name: 'Saya masih bekerja di sini' }).check();
      await field(dialog, 'description').fill('Mencatat barang masuk & keluar, "tanpa selisih".');
    },
  },
  {
    tab: 'Latar Belakang',
    button: 'Add Pengalaman Organisasi',
    title: 'Tambah Pengalaman Organisasi',
    section: 'organization-experience',
    faults: ['drop-after'],
    fill: async (dialog, mark) => {
      await field(dialog, 'organization_name').fill('Karang Taruna Uji');
      await field(dialog, 'position_name').fill(mark);
      await typeDate(dialog, 'Mulai', '012018');
      await typeDate(dialog, 'Berakhir', '012019');
    },
  },
  {
    tab: 'Latar Belakang',
    button: 'Add Pelatihan atau Sertifikasi',
    title: 'Tambah Pelatihan atau Sertifikasi',
    section: 'training',
    faults: ['drop-after'],
    fill: async (dialog, mark) => {
      await field(dialog, 'title').fill(mark);
      await field(dialog, 'institutionName').fill('Balai Latihan Uji');
      await choose(dialog, 'Tipe', 'Sertifikasi');
      await typeDate(dialog, 'Mulai', '022021');
      await typeDate(dialog, 'Berakhir', '032021');
    },
  },
  {
    tab: 'Latar Belakang',
    button: 'Add Penghargaan',
    title: 'Tambah Penghargaan',
    section: 'achievement',
    faults: ['drop-after'],
    fill: async (dialog, mark) => {
      await field(dialog, 'name').fill(mark);
      await field(dialog, 'organizationOrEvent').fill('PT Samudra Uji');
      await typeDate(dialog, 'Tanggal', '17082022');
      await field(dialog, 'description').fill('Tanpa selisih stok.');
    },
  },
];

test.use({ actionTimeout: 20_000 });

/** All that is in a form's fields. */
const contents = (dialog: Locator) =>
  dialog
    .locator('input, textarea')
    .evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.map(({ name, type, checked, value }) => `${name}=${type === 'checkbox' ? String(checked) : value}`),
    );

async function recordsWith(request: APIRequestContext, token: string, section: string, mark: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.get(`/api/v1/candidate/${section}/`, { headers });
  const { data } = (await response.json()) as { data: object[] };
  return data.filter((record) => Object.values(record).includes(mark)).length;
}

async function openForm(page: Page, { tab, button, title }: Form) {
  await openTab(page, tab);
  return openModal(page, button, title);
}

test('whatever fails, no character of a form is lost and one record is stored', async ({ page, request, network }) => {
  test.setTimeout(180_000);
  const account = await openAccount(request);
  const token = await tokenOf(request, account);
  await signInAs(page, account);
  for (const { form, fault } of FORMS.flatMap((form) => form.faults.map((fault) => ({ form, fault })))) {
    await test.step(`${form.title}, ${fault}`, async () => {
      const mark = `Catatan ${form.section} ${fault}`;
      const dialog = await openForm(page, form);
      await form.fill(dialog, mark);
      const typed = await contents(dialog);
      const save = dialog.getByRole('button', { name: 'Simpan' });
      const success = page.getByRole('dialog', { name: /^Berhasil Menyimpan/ });

      await meeting(fault, { page, network, method: 'POST', path: `candidate/${form.section}/` }, async () => {
        await save.click();
        if (fault === 'latency') await expect(success).toBeVisible();
        else if (fault === 'unauthorised') await signInAgain(page, account);
        else await expectMessage(dialog);
      });
      if (fault !== 'latency' && fault !== 'unauthorised') {
        expect(await contents(dialog)).toEqual(typed);
        await expect(save).toBeEnabled();
        await save.click();
      }
      await expect(success).toBeVisible();
      await success.getByRole('button', { name: 'Lanjut' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: mark })).toHaveCount(1);
      expect(await recordsWith(request, token, form.section, mark)).toBe(1);
    });
  }
});
