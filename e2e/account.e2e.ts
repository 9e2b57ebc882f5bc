import { openAccount } from './support/account';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';
import { speakDocumentsAlone } from './support/plain-provider';

const NEW_PASSWORD = 'Berubah!2';

for (const { provider, isPlain } of [
  { provider: 'without capabilities', isPlain: true },
  { provider: 'that states its own', isPlain: false },
]) {
  test(`a common password is sent to a provider ${provider}, which refuses it under the field`, async ({
    page,
    request,
  }) => {
    if (isPlain) await speakDocumentsAlone(page);
    const account = await openAccount(request);
    await request.post('/api/v1/candidate/forgot-password/', { data: { email: account.email } });
    await expect.poll(async () => (await lastMailTo(account.email)).text).toContain('/reset-password/');
    const link = linkIn(await lastMailTo(account.email), '/reset-password/');
    await page.goto(link);
    const password = page.locator('[name=password]');
    await password.pressSequentially('Abcd1^');
    const warning = page.getByText('Password ini sering dipakai dan mudah ditebak.');
    if (isPlain) await expect(warning).toHaveCount(0);
    else await expect(warning).toBeVisible();
    await page.locator('[name=confirmPassword]').fill('Abcd1^');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Gagal Mengubah Password!' }).getByRole('button', { name: 'Tutup' }).click();
    await expect(page.getByText('Password ini terlalu umum dan mudah ditebak. Pilih password lain.')).toBeVisible();
    await password.fill(NEW_PASSWORD);
    await page.locator('[name=confirmPassword]').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog', { name: 'Berhasil Mengubah Password!' })).toBeVisible();

    // Opened once more, the used link says so at once where the provider can be asked.
    await page.goto(link);
    const dead = page.getByRole('heading', { level: 1, name: 'Tautan ini tidak berlaku lagi' });
    if (isPlain) await expect(password).toBeVisible();
    else await expect(dead).toBeVisible();
  });
}

test('the mailed link sets a new password, once, which is pasted to sign in and leads back to a protected page', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  let link = '';

  await test.step('set a new password by the mailed link', async () => {
    await page.goto('/forgot-password');
    await page.locator('[name=email]').fill(account.email);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Berhasil Reset Password!' }).getByRole('button', { name: 'OK' }).click();
    await expect.poll(async () => (await lastMailTo(account.email)).text).toContain('/reset-password/');
    link = linkIn(await lastMailTo(account.email), '/reset-password/');
    await page.goto(link);
    await expect(page).not.toHaveURL(link);
    await page.locator('[name=password]').fill(NEW_PASSWORD);
    await page.locator('[name=confirmPassword]').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page
      .getByRole('dialog', { name: 'Berhasil Mengubah Password!' })
      .getByRole('button', { name: 'Lanjut' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('paste it where password managers expect one, on the way to a protected page', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/application');
    await expect(page).toHaveURL(/\/login$/);
    const form = page.getByRole('main');
    await form.locator('[name=email]').fill(account.email);
    const password = form.locator('[name=password]');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await page.evaluate((text) => navigator.clipboard.writeText(text), NEW_PASSWORD);
    await password.press('ControlOrMeta+V');
    await expect(password).toHaveValue(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/application$/);
    await expect(page.getByRole('button', { name: account.name })).toBeVisible();
  });

  await test.step('the link sets no second one', async () => {
    const [, , uidb64, token] = new URL(link).pathname.split('/');
    const again = await request.post(`/api/v1/candidate/reset-password/${uidb64}/${token}/`, {
      data: { password: 'Lagi!Baru345' },
    });
    expect(again.ok()).toBe(false);
  });
});
