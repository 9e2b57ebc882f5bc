import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey';
import { dateBox, openModal } from './support/profile-form';
import { signIn } from './support/sign-in';

test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

/** Parts of the dialog that are off the screen, or smaller than a finger needs. */
const misplaced = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((element) =>
    [...element.querySelectorAll('button')].flatMap((button) => {
      const { left, right, width, height } = button.getBoundingClientRect();
      const isFit = left >= 0 && right <= window.innerWidth && width >= 44 && height >= 44;
      return isFit ? [] : [`${button.textContent} ${button.ariaLabel}: ${left} to ${right}, ${width} by ${height}`];
    }),
  );

test('on the smallest phone no day, month or year is cut off, and each is large enough to touch', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile?tab=latar-belakang');
  const award = await openModal(page, 'Add Penghargaan', 'Tambah Penghargaan');
  await dateBox(award, 'Tanggal').fill('12/05/2020');
  await award.getByRole('button', { name: /^Pilih tanggal/ }).tap();
  const days = page.getByRole('dialog', { name: 'Pilih tanggal' });
  await expect(days.getByText('12 Mei 2020')).toBeVisible();
  expect(await misplaced(days)).toEqual([]);
  await days.getByRole('gridcell', { name: '17' }).tap();
  await expect(days).toHaveCount(0);
  await expect(dateBox(award, 'Tanggal')).toHaveValue('17/05/2020');
  await award.getByRole('button', { name: 'Batal' }).tap();
  await page.getByRole('button', { name: 'Buang perubahan' }).tap();

  const training = await openModal(page, 'Add Pelatihan atau Sertifikasi', 'Tambah Pelatihan atau Sertifikasi');
  await training.getByRole('button', { name: 'Pilih bulan' }).first().tap();
  const months = page.getByRole('dialog', { name: 'Pilih bulan' });
  await expect(months.getByRole('radio', { name: '2021' })).toBeVisible();
  expect(await misplaced(months)).toEqual([]);
  await months.getByRole('radio', { name: '2021' }).tap();
  await expect(months.getByRole('radio', { name: 'Desember' })).toBeVisible();
  expect(await misplaced(months)).toEqual([]);
  await months.getByRole('radio', { name: 'Maret' }).tap();
  await expect(months).toHaveCount(0);
  await expect(dateBox(training, 'Mulai')).toHaveValue('03/2021');
});
