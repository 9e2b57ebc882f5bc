import { openAccount, openRows, openSettings, signInAs } from './support/account';
import { expectAccess, expectFitsLargeText } from './support/access';
import { fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { field, openModal, openTab } from './support/profile-form';
import { PROFILE_MODALS, PROFILE_TABS } from './support/profile-modals';
import { DEMO, signIn } from './support/sign-in';

test.use({ actionTimeout: 20_000 });
test.setTimeout(300_000);

/** A phone and a desktop: a modal is as wide as it is from 600 px on. */
const widths = [320, 1280];

test('the empty profile, and each of its modals', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  for (const tab of PROFILE_TABS) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccess(page, `${tab}, empty`);
    for (const { button, title } of PROFILE_MODALS.filter((modal) => modal.tab === tab)) {
      const dialog = await openModal(page, button, title);
      const saveButton = dialog.getByRole('button', { name: 'Simpan' });
      if (await saveButton.isVisible()) await saveButton.click();
      // An error says what is missing, or nothing was and all is saved.
      const outcome = dialog.locator('[aria-invalid=true]').or(page.getByRole('dialog', { name: /^Berhasil/ }));
      if (button !== 'Upload CV') await expect(outcome.first()).toBeVisible();
      await expectAccess(page, title, { widths });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
});

test('the filled profile: tabs, a list of options, a calendar, popups, a draft, a toast, a failure', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
  for (const tab of PROFILE_TABS) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccess(page, `${tab}, filled`);
  }
  await openTab(page, 'Latar Belakang');
  const work = await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
  await work.getByRole('combobox', { name: 'Industri' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectAccess(page, 'options', { widths: [1280] });
  await page.keyboard.press('Escape');
  const calendar = page.getByRole('dialog', { name: 'Pilih bulan' });
  // A dialog on the first, and a popup on the second.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await work.getByRole('button', { name: 'Pilih bulan' }).first().click();
    await expect(calendar).toBeVisible();
    await expectAccess(page, 'calendar', { widths: [width] });
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
  }
  await field(work, 'title').fill('Setengah jalan');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Tutup formulir?' })).toBeVisible();
  await expectAccess(page, 'leaving a changed form', { widths });
  await page.reload();
  await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
  await expect(page.getByText('Draf dipulihkan')).toBeVisible();
  await expectAccess(page, 'a restored draft', { widths });
  await page.getByRole('button', { name: /Buang draf/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openTab(page, 'CV & Portofolio');
  const portfolio = await openModal(page, 'Add Portofolio', 'Tambah Portofolio');
  await field(portfolio, 'name').fill('Dasbor Baru');
  await field(portfolio, 'url').fill('https://karya.example.com/baru');
  await portfolio.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog', { name: 'Berhasil Menyimpan Portofolio!' })).toBeVisible();
  await expectAccess(page, 'saved', { widths });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Delete Dasbor Baru' }).click();
  const confirm = page.getByRole('dialog', { name: 'Are you sure you want to delete?' });
  await expect(confirm).toBeVisible();
  await expectAccess(page, 'deleting', { widths });
  await confirm.getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByRole('status').last();
  await expect(toast).not.toBeEmpty();
  // It stays as long as the pointer is on it.
  await toast.hover();
  await expectAccess(page, 'toast', { widths: [1280] });
  await expect(toast).not.toBeEmpty();

  await page.route('**/api/v1/candidate/portfolio/', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 5000 } }),
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccess(page, 'a section that failed');
  await page.unrouteAll();
});

test('a job, applying, applications', async ({ page, request }) => {
  await signInAs(page, await openAccount(request));
  await page.goto('/application');
  await expect(page.getByText('There is no application.')).toBeVisible();
  await expectAccess(page, 'no applications');
  await page.goto('/jobs?tab=saved');
  await heading(page);
  await expectAccess(page, 'nothing saved');

  await page.goto('/jobs');
  const card = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
  await card.getByRole('button', { name: /^Share / }).click();
  await expect(page.getByRole('dialog', { name: 'Share This Job' })).toBeVisible();
  await expectAccess(page, 'sharing', { widths });
  await page.keyboard.press('Escape');
  await card.getByRole('heading').getByRole('link').click();
  const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
  await expect(apply).toBeEnabled();
  await expectAccess(page, 'job');
  await apply.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expectAccess(page, 'source of the job', { widths });

  await page.goto('/jobs/tidak-ada');
  await expect(page.getByText('Lowongan tidak ditemukan.')).toBeVisible();
  await expectAccess(page, 'no such job');
});

test('applications in each state, and the menu of the candidate', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: new RegExp(DEMO.name) }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccess(page, 'menu of the candidate', { widths: [1280] });
  await page.goto('/application');
  await expect(page.getByRole('article').first()).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  while (await more.count()) await more.first().click();
  await expectAccess(page, 'applications');
  await page.route('**/application-status/', (route) => route.fulfill({ status: 500, json: { statusCode: 5000 } }));
  await page.goto('/application');
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible({ timeout: 30_000 });
  await expectAccess(page, 'applications that failed');
});

test('the settings of the account: as they come, refused, and with a deletion that waits', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const password = page.getByRole('region', { name: 'Password' });
  await expect(password).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccess(page, 'settings of the account');
  await password.getByRole('button').last().click();
  await expect(password.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccess(page, 'a password that is missing');
  const deletion = page.getByRole('region', { name: 'Hapus akun' });
  await deletion.getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await expect(dialog).toBeVisible();
  await expectAccess(page, 'deleting the account', { widths });
  await dialog.locator('[name=password]').fill(account.password);
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(deletion.getByRole('status')).toContainText('Akun Anda akan dihapus pada');
  await expect(dialog).toHaveCount(0);
  await expectAccess(page, 'an account that will be deleted');
  await page.route('**/api/v1/candidate/session/', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 5000 } }),
  );
  await page.reload();
  await openRows(page);
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible({ timeout: 30_000 });
  await expectAccess(page, 'a section of the account that failed');
  await page.unrouteAll();
});

const heading = (page: Parameters<typeof openTab>[0]) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test('no page scrolls sideways at 390 px with text at 200 %', async ({ page }) => {
  await page.goto('/jobs');
  const card = page.getByRole('article').first();
  const slug = (await card.getByRole('heading').getByRole('link').getAttribute('href'))?.split('/').at(-1);
  const company = await card.locator('.job-company a').getAttribute('href');
  const open = async (addresses: string[]) => {
    for (const address of addresses) {
      await page.goto(address);
      await heading(page);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectFitsLargeText(page, address);
    }
  };
  const forAll = ['/', '/jobs', '/jobs?search=antariksa', '/terms', '/bantuan', `/lowongan/${slug}`, `${company}`];
  await open([...forAll, '/login', '/forgot-password', '/reset-password/abc/def', '/verify?token=tautan-lama']);
  await signIn(page);
  await open([...forAll, '/jobs?tab=saved', `/jobs/${slug}`, '/profile', '/application', '/kabar', '/akun']);
});
