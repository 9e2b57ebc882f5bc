import { newCandidate } from './support/candidate';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';

test('a candidate registers, finds a job, applies and follows the application', async ({ page }) => {
  const candidate = newCandidate();

  await test.step('register', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill(candidate.name);
    await dialog.locator('[name=email]').fill(candidate.email);
    await dialog.locator('[name=phoneNumber]').fill(candidate.phone);
    await dialog.locator('[name=terms]').check();
    await dialog.locator('[name=password]').pressSequentially('Abcd1^');
    await expect(dialog.getByText('Password ini sering dipakai dan mudah ditebak.')).toBeVisible();
    await dialog.locator('[name=confirmPassword]').fill('Abcd1^');
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByText('Password ini terlalu umum dan mudah ditebak.')).toBeVisible();
    await dialog.locator('[name=password]').fill(candidate.password);
    await dialog.locator('[name=confirmPassword]').fill(candidate.password);
    await dialog.locator('[type=submit]').click();
    const success = page.getByRole('dialog', { name: 'Berhasil Buat Akun!' });
    await expect(success).toBeVisible();
    await success.getByRole('button', { name: 'Lanjut' }).click();
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('activate by the mailed link', async () => {
    const link = linkIn(await lastMailTo(candidate.email), '/verify?token=');
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!' }),
    ).toBeVisible();
  });

  await test.step('sign in', async () => {
    await page.goto('/login');
    await page.locator('main [name=email]').fill(candidate.email);
    await page.locator('main [name=password]').fill(candidate.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main').getByText(candidate.name)).toBeVisible();
  });

  let title = '';
  await test.step('look for a job, and open it right after the last letter', async () => {
    await page.getByRole('link', { name: 'Lowongan Pekerjaan' }).first().click();
    await page.getByRole('combobox', { name: 'Tempat kerja' }).selectOption('wfo');
    await expect(page).toHaveURL(/\/jobs\?workplace=wfo$/);
    await page.getByRole('searchbox', { name: 'Search by job title' }).pressSequentially('staf', { delay: 30 });
    const card = page.getByRole('article').filter({ hasNotText: 'Closed' });
    title = ((await card.getByRole('heading', { name: /staf/i }).first().textContent()) ?? '').trim();
    await card.getByRole('heading').getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('apply and say how the job was found', async () => {
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await page.getByRole('radio', { name: 'Disnaker' }).check();
    await page.getByRole('dialog').locator('[type=submit]').click();
    await expect(page.getByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible();
  });

  await test.step('come to the list, which is afresh', async () => {
    await expect(page).toHaveURL(/\/jobs$/, { timeout: 5000 });
    await expect(page.getByRole('combobox', { name: 'Tempat kerja' })).toHaveValue('');
    await expect(page.getByRole('searchbox', { name: 'Search by job title' })).toHaveValue('');
    await expect(page.getByText('Halaman 1 dari')).toBeVisible();
  });

  await test.step('see the application in its first step', async () => {
    await page.goto('/application');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Apply | Available');
    await card.getByRole('button', { name: 'More' }).click();
    await expect(card.locator('[aria-current=step]')).toContainText('Apply');
  });

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: new RegExp(candidate.name) }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login$/);
  });
});
