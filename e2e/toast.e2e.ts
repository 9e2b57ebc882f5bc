import type { Locator, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { chooseTab, openModal } from './support/profile-form';
import { submitSignIn } from './support/sign-in';

/** A phone of most candidates. */
test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 20_000 });

/** The toast of these words, which stays as long as the pointer is on it. */
async function holdToast(page: Page, words: string): Promise<Locator> {
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: words });
  await toast.getByText(words).hover();
  return toast;
}

/** A dialog's buttons that something outside of it covers, in part or whole: at five points of each. */
const coveredButtons = (dialog: Locator) =>
  dialog.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const points = [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const;
      return points.flatMap(([across, down]) => {
        const found = document.elementFromPoint(left + across * width, top + down * height);
        // A button that is scrolled out of the dialog's content is behind another part of the dialog.
        const isCovered = found !== null && !button.contains(found) && !found.closest('[role=dialog]');
        return isCovered ? [`${button.getAttribute('aria-label') ?? button.textContent}: ${found.className}`] : [];
      });
    }),
  );

/** While the toast is up, the dialog's close button is what is pressed at its place, and every other button too. */
async function expectReachable(dialog: Locator, toast: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const close = dialog.getByLabel('Tutup', { exact: true });
  const isOnTop = () =>
    close.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  expect(await isOnTop()).toBe(true);
  expect(await coveredButtons(dialog)).toEqual([]);
  await expect(toast).toBeVisible();
}

test('the toast of signing in covers no button of the preview before applying', async ({ page, request }) => {
  const account = await openAccount(request);
  const { data } = (await (await request.get('/api/v1/job/list/')).json()) as {
    data: { slug: string; status: string }[];
  };
  const job = data.find(({ status }) => status === 'open');
  await page.goto(`/login?next=${encodeURIComponent(`/jobs/${job?.slug}`)}`);
  await submitSignIn(page, account.email, account.password);
  const toast = await holdToast(page, 'Anda berhasil masuk.');
  await page.getByRole('button', { name: 'Yang dilihat perusahaan' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Yang dilihat perusahaan' });
  await expect(dialog.getByRole('term').first()).toBeVisible();
  await expectReachable(dialog, toast);
});

test('a toast about an open dialog covers none of its buttons', async ({ page, request }) => {
  await page.goto('/jobs');
  await page
    .getByRole('button', { name: /^Share / })
    .first()
    .click();
  const share = page.getByRole('dialog', { name: 'Share This Job' });
  await share.getByRole('button', { name: 'Copy' }).click();
  await expectReachable(share, await holdToast(page, 'Link copied to clipboard!'));

  await signInAs(page, await openAccount(request));
  await chooseTab(page, 'Latar Belakang');
  const training = await openModal(page, 'Add Pelatihan atau Sertifikasi', 'Tambah Pelatihan atau Sertifikasi');
  await training.getByRole('button', { name: 'Simpan' }).click();
  await expectReachable(
    training,
    await holdToast(page, 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.'),
  );
});
