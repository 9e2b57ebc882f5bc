import { openAccount } from './support/account';
import { expect, test } from './support/journey';
import { lastMailTo, linkIn } from './support/mailbox';

const NEW_PASSWORD = 'Berubah!2';

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
