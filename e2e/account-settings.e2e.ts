import { openAccount, openSettings, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';
import { signIn, submitSignIn } from './support/sign-in';

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
  const email = `baru.${account.email}`;
  await signInAs(page, account);
  await openSettings(page);
  const section = page.getByRole('region', { name: 'Email' });
  await section.locator('[name=email]').fill(email);
  await section.locator('[name=password]').fill(account.password);
  await section.getByRole('button', { name: 'Ubah email', exact: true }).click();
  await expect(section.getByRole('status')).toContainText(email);

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

test('a change of address that waits is found again and cancelled, unless another tab has confirmed it', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  const email = `sangat.panjang.${'alamat.'.repeat(2)}${account.email}`;
  await signInAs(page, account);
  await page.setViewportSize({ width: 360, height: 800 });
  await openSettings(page);
  const section = page.getByRole('region', { name: 'Email' });
  const waiting = section.getByRole('status').filter({ hasText: `Menunggu konfirmasi dari ${email}` });
  const cancel = section.getByRole('button', { name: 'Batalkan perubahan email' });
  const ask = async () => {
    await section.locator('[name=email]').fill(email);
    await section.locator('[name=password]').fill(account.password);
    await section.getByRole('button', { name: 'Ubah email', exact: true }).click();
    await expect(waiting).toBeVisible();
  };
  const mailedLink = async () => linkIn(await lastMailTo(email), '/akun/konfirmasi-email?token=');
  await ask();
  const first = await mailedLink();
  await openSettings(page);
  await expect(waiting).toContainText(/Tautannya berlaku sampai \d/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);

  await cancel.click();
  await expect(page.getByText('Tautan yang kami kirim tidak berlaku lagi.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(first);
  await other.getByRole('button', { name: 'Konfirmasi email' }).click();
  await expect(other.getByText('Tautan ini tidak berlaku atau sudah kedaluwarsa.')).toBeVisible();

  await ask();
  await expect.poll(mailedLink).not.toBe(first);
  await other.goto(await mailedLink());
  await other.getByRole('button', { name: 'Konfirmasi email' }).click();
  await expect(other.getByText('Email akun Anda berhasil diubah.')).toBeVisible();
  await cancel.click();
  await expect(section.getByText(`Email akun Anda sekarang: ${email}`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a provider without the account has no way to its settings, and no word of it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.route(/\/(akun|login|profile)$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<script type="application\/json" id="capabilities">.*?<\/script>/, ''),
    });
  });
  await page.route('**/api/v1/capabilities/', (route) => route.fulfill({ status: 404, json: { statusCode: 4004 } }));
  await signIn(page);
  await page.evaluate(() => localStorage.removeItem('titian:capabilities'));
  await openSettings(page);
  await expect(page.getByRole('region', { name: 'Preferensi di browser ini' })).toBeVisible();
  await expect.poll(() => calls.filter((path) => path.endsWith('/capabilities/')).length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Password' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/candidate/session/'))).toEqual([]);
});

test('on the smallest phone no control of the settings is cut off by its card', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await signInAs(page, await openAccount(request));
  await openSettings(page);
  await expect(page.getByText('Perangkat ini')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const cutOff = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const card = button.closest('.MuiAccordion-root')?.getBoundingClientRect();
        const { left, right } = button.getBoundingClientRect();
        return card && left >= card.left && right <= card.right ? [] : [button.textContent];
      }),
    );
  expect(cutOff).toEqual([]);
});
