import { openAccount } from './support/account';
import { newCandidate } from './support/candidate';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';
import { DEMO, signIn, submitSignIn } from './support/sign-in';

const register = (candidate: ReturnType<typeof newCandidate>) => ({
  name: candidate.name,
  email: candidate.email,
  phoneNumber: `+62${candidate.phone.replace(/^0/, '')}`,
  password: candidate.password,
});

test('a wrong password and an account that is not activated have different messages', async ({ page, request }) => {
  const candidate = newCandidate();
  await request.post('/api/v1/candidate/register/', { data: register(candidate) });
  await page.goto('/login');

  await submitSignIn(page, DEMO.email, 'Salah!1234');
  const wrong = page.getByRole('dialog', { name: 'Email / Password Salah!' });
  await expect(wrong).toContainText('Email atau Password yang kamu input salah, dicoba lagi ya!');
  await wrong.getByRole('button', { name: 'Lanjut' }).click();

  await submitSignIn(page, candidate.email, candidate.password);
  const inactive = page.getByRole('dialog', { name: 'Akun Belum Diverifikasi!' });
  await expect(inactive).toContainText('Periksa email kamu untuk mengaktifkan akun!');
});

test('sign-up tells what is wrong, and keeps what was typed when the provider refuses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=name]').fill('Dewi');
  await dialog.locator('[name=email]').fill(DEMO.email);
  await dialog.locator('[name=phoneNumber]').fill('+62 812-3456-7890');
  await expect(dialog.locator('[name=phoneNumber]')).toHaveValue('81234567890');
  await dialog.locator('[name=password]').fill('lemah');
  await dialog.locator('[name=confirmPassword]').fill('beda');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toContainText(
    'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).',
  );
  await expect(dialog).toContainText('Password dan konfirmasi password tidak cocok.');
  await expect(dialog).toContainText('Anda harus Ceklist Syarat dan Ketentuan.');

  await dialog.locator('[name=password]').fill('Rahasia!Saya1');
  await dialog.locator('[name=confirmPassword]').fill('Rahasia!Saya1');
  await dialog.locator('[name=terms]').check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.locator('[name=name]')).toHaveValue('Dewi');
});

test('the mailed link sets a new password, once', async ({ page, request }) => {
  const candidate = newCandidate();
  await request.post('/api/v1/candidate/register/', { data: register(candidate) });
  const verify = new URL(linkIn(await lastMailTo(candidate.email), '/verify?token='));
  await request.post('/api/v1/candidate/verify/', { data: { verifyToken: verify.searchParams.get('token') } });

  await page.goto('/forgot-password');
  await page.locator('[name=email]').fill(candidate.email);
  await page.getByRole('button', { name: 'Submit' }).click();
  const result = page.getByRole('dialog', { name: 'Berhasil Reset Password!' });
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^Wait \d+s$/ })).toBeDisabled();

  await expect.poll(async () => (await lastMailTo(candidate.email)).text).toContain('/reset-password/');
  const link = linkIn(await lastMailTo(candidate.email), '/reset-password/');
  await page.goto(link);
  await expect(page).not.toHaveURL(link);
  await page.locator('[name=password]').fill('Berubah!2');
  await page.locator('[name=confirmPassword]').fill('Berubah!2');
  await page.getByRole('button', { name: 'Submit' }).click();
  const changed = page.getByRole('dialog', { name: 'Berhasil Mengubah Password!' });
  await expect(changed).toContainText('Silahkan masuk menggunakan Password baru Anda.');
  await changed.getByRole('button', { name: 'Lanjut' }).click();
  await submitSignIn(page, candidate.email, 'Berubah!2');
  await expect(page).toHaveURL(/\/profile$/);

  const [, , uidb64, token] = new URL(link).pathname.split('/');
  const again = await request.post(`/api/v1/candidate/reset-password/${uidb64}/${token}/`, {
    data: { password: 'Lagi!Baru345' },
  });
  expect(again.ok()).toBe(false);
});

test('an address that is not registered has its message, and the next try waits', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.locator('[name=email]').fill('tidak-ada@example.com');
  await page.getByRole('button', { name: 'Submit' }).click();
  const result = page.getByRole('dialog', { name: 'Email Anda Tidak Terdaftar!' });
  await expect(result).toContainText(
    'Pastikan anda menggunakan Email yang sesuai dengan yang digunakan saat mendaftar',
  );
  await result.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: /^Wait \d+s$/ })).toBeDisabled();
});

test('a wrong verification link has its message', async ({ page }) => {
  await page.goto('/verify?token=tidak-sah');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!' }),
  ).toHaveCount(0);
});

test('a protected page brings the visitor back after signing in', async ({ page }) => {
  await page.goto('/application');
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, DEMO.email, DEMO.password);
  await expect(page).toHaveURL(/\/application$/);
});

test('the session ends when the provider says so', async ({ page, context }) => {
  await signIn(page);
  await page.route('**/api/v1/job-application/application-status/', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 4001, message: 'Sesi berakhir' } }),
  );
  await page.goto('/application');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Sesi Anda telah berakhir. Silakan masuk kembali.')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'titian')).toEqual([]);
});

test('a pasted password signs in, in the field where password managers expect one', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  const form = page.getByRole('main');
  await form.locator('[name=email]').fill(account.email);
  const password = form.locator('[name=password]');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await page.evaluate((text) => navigator.clipboard.writeText(text), account.password);
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue(account.password);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
});
