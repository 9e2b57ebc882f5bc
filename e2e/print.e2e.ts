import type { Page, Route } from '@playwright/test';
import { openAccount, openSettings, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { pdfText } from './support/pdf-text';
import { signIn } from './support/sign-in';

test('a job and the profile are printed without controls, on white paper in either colour scheme', async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const expectClean = async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('button:visible')).toHaveCount(0);
    expect(await paper()).toBe('rgba(0, 0, 0, 0)');
    const framed = await page
      .getByRole('main')
      .locator('section:visible')
      .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).borderLeftWidth !== '0px').length);
    expect(framed).toBe(0);
  };
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Informasi Pribadi' })).toBeVisible();
  await expect(page.getByText('Kelengkapan profil')).toBeHidden();
  await expectClean();
  await page.goto('/jobs');
  const link = page.getByRole('article').filter({ hasText: 'Kurir' }).first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deskripsi Pekerjaan' })).toBeVisible();
  for (const text of ['Back to Jobs', 'Lowongan Terbaru']) await expect(page.getByText(text)).toBeHidden();
  await expectClean();
});

/** Pixels between the margins of a sheet of A4. */
const SHEET = { width: 688, height: 1017 };

const COMPANIES = Array.from({ length: 14 }, (_, index) => `PT Penerima Data Nomor ${index + 1}`);

/** More companies than the page shows at first, one with a job of a length that no sheet has room for in one line. */
const manyDisclosures = (route: Route) =>
  route.fulfill({
    json: {
      statusCode: 2000,
      message: '',
      data: COMPANIES.map((name, index) => ({
        id: `d-${index}`,
        at: '2026-11-20T03:00:00Z',
        job: { slug: `kasir-${index}`, title: index === 2 ? `Kasir${'panjang'.repeat(30)}` : 'Kasir' },
        company: { name },
        fields: ['name', 'email', 'phoneNumber', 'education', 'workExperience', 'cv'],
      })),
    },
  });

/** Printed page, not the page on screen. */
const printed = async (page: Page): Promise<string> => {
  await page.emulateMedia({ media: null });
  return pdfText(await page.pdf({ format: 'A4' }));
};

test('the settings of the account are printed as what they say, all of it, and without forms', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await page.route('**/api/v1/candidate/disclosure/', manyDisclosures);
  await openSettings(page);
  const deletion = page.getByRole('region', { name: 'Hapus akun' });
  await deletion.getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=password]').fill(account.password);
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(deletion.getByRole('status')).toContainText('Akun Anda akan dihapus pada');
  await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(SHEET);
  await expect(page.locator('button:visible, input:visible, form:visible')).toHaveCount(0);
  for (const name of ['Password', 'Pemberitahuan lewat email', 'Preferensi di browser ini', 'Unduh data saya']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  const tooSmall = await page
    .getByRole('main')
    .locator('p:visible, li:visible, h1:visible, h2:visible')
    .evaluateAll((parts) => parts.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 13).length);
  expect(tooSmall).toBe(0);

  const paper = await printed(page);
  for (const text of [account.email, 'Perangkat ini', ...COMPANIES, 'Akun Anda akan dihapus pada']) {
    expect(paper).toContain(text);
  }
  expect(paper).not.toMatch(/Ubah password|Siapkan data|Batalkan penghapusan|Tampilkan semua/);
});
