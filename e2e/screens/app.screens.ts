import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { applyTo, openAccount, openRows, signInAs } from '../support/account';
import { printCv } from '../support/cv';
import { fillProfile } from '../support/fill-profile';
import { openModal, openTab } from '../support/profile-form';
import { PROFILE_MODALS, PROFILE_TABS } from '../support/profile-modals';
import { signIn, submitSignIn } from '../support/sign-in';
import { take } from './pictures';

test.setTimeout(300_000);

const JOBS = '**/api/v1/job/search/**';

const fail = (route: Route) =>
  route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { statusCode: 5000 } }) : route.continue();

/** The page is there, and the toast of signing in has gone. */
const loaded = async (page: Page): Promise<void> => {
  await expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

test('public pages', async ({ page }) => {
  await page.goto('/');
  await loaded(page);
  // The counters run once they are seen.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForTimeout(4000);
  await take(page, '01-landing', { whole: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '02-landing-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [name, address] of [
    ['10-sign-in-page', '/login'],
    ['11-forgotten-password', '/forgot-password'],
    ['12-new-password', '/reset-password/abc/def'],
    ['13-activation-refused', '/verify?token=tautan-lama'],
    ['14-terms', '/terms'],
    ['14-help-page', '/bantuan'],
  ] as const) {
    await page.goto(address);
    await loaded(page);
    await take(page, name);
  }
});

test('dialogs of a visitor', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Buat Akun' })).toBeVisible();
  await take(page, '15-sign-up');
  await page.goto('/');
  await page.getByRole('button', { name: 'Masuk', exact: true }).first().click();
  await expect(page.getByRole('dialog').locator('[name=password]')).toBeVisible();
  await take(page, '16-sign-in');
  await page.goto('/login');
  await submitSignIn(page, 'siapa@example.com', 'Salah!1234');
  await expect(page.getByRole('dialog', { name: 'Email / Password Salah!' })).toBeVisible();
  await take(page, '17-sign-in-refused');
});

test('the list of jobs', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await take(page, '20-jobs', { whole: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '21-jobs-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, '22-account-required');
  await page.goto('/jobs?search=antariksa');
  await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
  await take(page, '23-jobs-none-found');
  await page.goto('/jobs?search=gudang');
  await expect(page.getByRole('heading', { name: /^Juga cocok/ })).toBeVisible();
  await take(page, '26-jobs-also-suitable', { whole: true });
  await page.goto('/jobs?near=Kota+Yogyakarta');
  await page.getByRole('button', { name: 'Filter lainnya (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Mudah dijangkau dari' })).toBeEnabled();
  await take(page, '27-jobs-more-filters');
  const openList = async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
  };
  await page.route(JOBS, (route) => route.fulfill({ status: 500, json: { statusCode: 5000 } }));
  await openList();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await take(page, '24-jobs-failed');
  await page.unroute(JOBS);
  await page.route(JOBS, () => undefined);
  await openList();
  await take(page, '25-jobs-loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test("a company's jobs", async ({ page }) => {
  await page.goto('/jobs');
  const card = page.getByRole('article').filter({ hasText: 'Batas lamaran' }).first();
  await card.getByRole('link').nth(1).click();
  await expect(page.getByText(/\d+ lowongan terbuka/)).toBeVisible();
  await take(page, '26-company', { whole: true });
  await page.goto('/perusahaan/tidak-ada');
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, '27-company-unknown');
});

test('a job, applying, applications', async ({ page }) => {
  await signIn(page);
  await page.goto('/jobs');
  const card = page.getByRole('article').filter({ hasText: 'Kurir' }).first();
  await card.getByRole('button', { name: /^Share / }).click();
  await expect(page.getByRole('dialog', { name: 'Share This Job' })).toBeVisible();
  await take(page, '30-share');
  await page.keyboard.press('Escape');
  await card.getByRole('heading').getByRole('link').click();
  const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
  await expect(apply).toBeEnabled();
  // The similar jobs come once they are scrolled to.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Lowongan serupa' })).toBeVisible();
  await take(page, '31-job', { whole: true });
  await page.goto('/application');
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  while (await more.count()) await more.first().click();
  await expect(page.getByRole('list', { name: 'Riwayat lamaran' }).last()).toBeVisible();
  await take(page, '34-applications', { whole: true });
});

test('withdrawing an application', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  await page.goto('/application');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'More' }).click();
  await card.getByRole('button', { name: /^Tarik lamaran/ }).click();
  const first = page.getByRole('dialog', { name: 'Tarik lamaran ini?' });
  await first.getByRole('textbox').fill('Sudah diterima di tempat lain');
  await take(page, '36-withdraw');
  await first.getByRole('button', { name: 'Lanjut' }).click();
  await expect(page.getByRole('dialog', { name: 'Yakin menarik lamaran?' })).toBeVisible();
  await take(page, '37-withdraw-confirm');
  await page.getByRole('button', { name: 'Ya, tarik lamaran' }).click();
  await expect(card.getByText(/^Anda menarik lamaran ini pada /)).toBeVisible();
  await take(page, '38-withdrawn', { whole: true });
});

test('the signals of a job, and its report', async ({ page, request }) => {
  await page.route('**/api/v1/job/by-slug/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: object };
    const signals = [
      { kind: 'money', quote: 'Deposit seragam Rp 200.000' },
      { kind: 'sex', quote: 'Wanita, usia maks. 27 tahun' },
    ];
    await route.fulfill({ response, json: { ...body, data: { ...body.data, signals } } });
  });
  await signInAs(page, await openAccount(request));
  const list = (await (await page.request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
  await page.goto(`/jobs/${list.data[1]?.slug ?? ''}`);
  await expect(page.getByRole('region', { name: 'Periksa dulu' })).toBeVisible();
  await loaded(page);
  await take(page, '33-job-check-first', { whole: true });
  await page.getByRole('button', { name: 'Laporkan lowongan' }).click();
  await page.getByRole('radio', { name: 'Meminta uang dari pelamar' }).check();
  await take(page, '33-report');
  await page.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(page.getByRole('dialog', { name: 'Laporan terkirim' })).toBeVisible();
  await take(page, '33-reported');
});

test('settings of the account', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/akun');
  await loaded(page);
  await take(page, '39-account', { whole: true });
  await openRows(page);
  await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible();
  await take(page, '39-account-open', { whole: true });
  await page.goto('/akun/konfirmasi-email?token=tautan');
  await expect(page.getByRole('button', { name: 'Konfirmasi email' })).toBeVisible();
  await take(page, '39-confirm-address');
  await page.goto('/akun/batalkan-email?token=tautan-lama');
  await page.getByRole('button', { name: 'Batalkan perubahan email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await take(page, '39-undo-address-refused');
});

test('applying', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/application');
  await expect(page.getByText('There is no application.')).toBeVisible();
  await take(page, '35-applications-none');
  await page.goto('/jobs');
  await page.getByRole('article').filter({ hasText: 'Kurir' }).first().getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await take(page, '32-source-of-the-job');
  await page.getByRole('radio', { name: 'Disnaker' }).check();
  await page.getByRole('dialog').locator('[type=submit]').click();
  await expect(page.getByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
});

const TAB_PICTURES = {
  'Informasi Pribadi': '40-profile',
  'Latar Belakang': '42-background',
  'Minat & Preferensi': '44-preferences',
  'CV & Portofolio': '46-documents',
};

test('the empty profile and its modals', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  for (const tab of PROFILE_TABS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, tab);
    await loaded(page);
    await take(page, `${TAB_PICTURES[tab]}-empty`, { whole: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { button, title, picture } of PROFILE_MODALS.filter((modal) => modal.tab === tab)) {
      await openModal(page, button, title);
      await take(page, picture);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the proposals of an uploaded CV', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await openTab(page, 'CV & Portofolio');
  const dialog = await openModal(page, 'Upload CV', 'Upload CV');
  const submit = async (resume: unknown) => {
    const file = { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) };
    await dialog.locator('input[name=cv]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Submit' }).click();
  };
  await submit('');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await take(page, '64-upload-cv-refused');
  const company = 'PT Samudra Uji';
  await submit({
    basics: { name: 'Sari Uji', label: 'Analis Logistik' },
    work: [
      { name: company, position: 'Kepala Gudang', startDate: '2019', summary: 'Memimpin regu.' },
      {
        name: company,
        position: 'Staf Gudang '.repeat(12),
        startDate: '2016-02',
        summary: 'Mencatat barang. '.repeat(30),
      },
    ],
    skills: [{ name: 'Microsoft Excel' }, { name: 'Forklift' }],
    languages: [{ language: 'Bahasa Inggris', fluency: 'Intermediate' }],
  });
  await expect(dialog.getByRole('article', { name: 'Bahasa Inggris' })).toBeAttached();
  await take(page, '64-upload-cv-proposals');
  await page.emulateMedia({ colorScheme: 'dark' });
  await dialog.getByRole('article', { name: 'Kepala Gudang' }).scrollIntoViewIfNeeded();
  await take(page, '64-upload-cv-missing-month-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/api/v1/candidate/language/', fail);
  await dialog.getByRole('button', { name: /^Ambil semua/ }).click();
  await expect(dialog.getByRole('button', { name: 'Coba lagi: Bahasa Inggris' })).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('article', { name: 'Bahasa Inggris' }).scrollIntoViewIfNeeded();
  await take(page, '64-upload-cv-not-saved');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await dialog.getByRole('button', { name: 'Coba lagi: Bahasa Inggris' }).click();
  const skips = dialog.getByRole('button', { name: /^Lewati / });
  for (let left = await skips.count(); left > 1; left -= 1) await skips.first().click();
  await expect(dialog.getByRole('article', { name: 'Bahasa Inggris' }).getByText('Tersimpan')).toBeVisible();
  await take(page, '64-upload-cv-all-taken');
  const buffer = await printCv(page, `<h1>Sari Uji</h1><h2>HOBI</h2><p>Futsal</p><p>${'Membaca buku '.repeat(20)}</p>`);
  await dialog.getByRole('button', { name: 'Pilih file lain' }).click();
  await dialog.locator('input[name=cv]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await take(page, '64-upload-cv-chosen');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.getByRole('button', { name: /^Tidak terbaca/ }).click();
  await dialog
    .getByText(/Membaca buku/)
    .first()
    .scrollIntoViewIfNeeded();
  await take(page, '64-upload-cv-unread');
});

test('the filled profile', async ({ page, request }) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
  for (const tab of PROFILE_TABS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openTab(page, tab);
    await loaded(page);
    await take(page, TAB_PICTURES[tab], { whole: true });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, 'Latar Belakang');
  await take(page, '43-background-dark');
});
