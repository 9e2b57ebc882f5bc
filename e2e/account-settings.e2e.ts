import { expectFits } from './support/access';
import { openAccount, openSettings, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';
import { submitSignIn } from './support/sign-in';

const NEW_PASSWORD = 'Berubah!Sekali2';

test('a new password on one device signs the other out on its next call', async ({ page, browser, request }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto('/login');
  await submitSignIn(elsewhere, account.email, account.password);
  await expect(elsewhere).toHaveURL(/\/profile$/);

  await openSettings(page);
  const devices = page.getByRole('region', { name: 'Perangkat yang masuk' });
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
  await expect(devices.getByRole('button', { name: /^Keluarkan .* di / }).first()).toBeVisible();
  const password = page.getByRole('region', { name: 'Password' });
  await password.locator('[name=old]').fill('Salah!Sekali');
  await password.locator('[name=new]').fill(NEW_PASSWORD);
  await password.locator('[name=confirmPassword]').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(password.getByText('Password yang kamu input salah, dicoba lagi ya!')).toBeVisible();
  await password.locator('[name=old]').fill(account.password);
  await password.locator('[name=new]').fill('Abcd1^');
  await expect(password.getByText('Password ini sering dipakai dan mudah ditebak.')).toBeVisible();
  await password.locator('[name=confirmPassword]').fill('Abcd1^');
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(password.getByText('Password ini terlalu umum dan mudah ditebak.')).toBeVisible();
  await password.locator('[name=new]').fill(NEW_PASSWORD);
  await password.locator('[name=confirmPassword]').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(page.getByText('Password Anda berhasil diubah. Perangkat lain telah dikeluarkan.')).toBeVisible();
  await expect(devices.getByText('Tidak ada perangkat lain yang masuk ke akun Anda.')).toBeVisible();

  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login$/);
  await openSettings(page);
  await expect(devices.getByText('Perangkat ini')).toBeVisible();
  await other.close();
});

test('another e-mail address is confirmed by the new one, and undone by the old one', async ({ page, request }) => {
  const account = await openAccount(request);
  const email = `sangat.panjang.${'alamat.'.repeat(2)}${account.email}`;
  await signInAs(page, account);
  await openSettings(page);
  const section = page.getByRole('region', { name: 'Email' });
  await section.locator('[name=email]').fill(email);
  await section.locator('[name=password]').fill(account.password);
  await section.getByRole('button', { name: 'Ubah email', exact: true }).click();
  await expect(section.getByRole('status')).toContainText(email);
  await expectFits(page, 'a long address that waits');

  await page.goto(linkIn(await lastMailTo(email), '/akun/konfirmasi-email?token='));
  await expect(page).toHaveURL(/\/akun\/konfirmasi-email$/);
  await page.getByRole('button', { name: 'Konfirmasi email' }).click();
  await expect(page.getByText('Email akun Anda berhasil diubah.')).toBeVisible();
  await openSettings(page);
  await expect(section.getByText(`Email akun Anda sekarang: ${email}`)).toBeVisible();

  await expect.poll(async () => (await lastMailTo(account.email)).text).toContain('/akun/batalkan-email?token=');
  await page.goto(linkIn(await lastMailTo(account.email), '/akun/batalkan-email?token='));
  await page.getByRole('button', { name: 'Batalkan perubahan email' }).click();
  await expect(page.getByText(/^Perubahan email dibatalkan\./)).toBeVisible();
  await page.goto('/akun');
  await expect(page).toHaveURL(/\/login$/);

  await expect.poll(async () => (await lastMailTo(account.email)).text).toContain('/reset-password/');
  await page.goto(linkIn(await lastMailTo(account.email), '/reset-password/'));
  await page.locator('[name=password]').fill(NEW_PASSWORD);
  await page.locator('[name=confirmPassword]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lanjut' }).click();
  await submitSignIn(page, account.email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/profile$/);
});
