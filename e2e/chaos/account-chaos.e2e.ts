import { newCandidate } from '../support/candidate';
import { expect } from '../support/journey';
import { mailsTo } from '../support/mailbox';
import { expectMessage, meeting, test } from './chaos-test';

test.use({ actionTimeout: 20_000 });

// One of each kind: nothing was sent, the account was made and nobody told, the provider refuses. The rest is for a form of the profile.
for (const fault of ['offline', 'drop-after', 'too-many'] as const) {
  test(`signing up while ${fault}: what was typed stays, and one account is made`, async ({ page, network }) => {
    const candidate = newCandidate();
    await page.goto('/');
    await page.getByRole('button', { name: 'Daftar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Buat Akun' });
    const values = {
      name: candidate.name,
      email: candidate.email,
      phoneNumber: candidate.phone.replace(/^0/, ''),
      password: candidate.password,
      confirmPassword: candidate.password,
    };
    for (const [name, value] of Object.entries(values)) await dialog.locator(`[name=${name}]`).fill(value);
    await dialog.locator('[name=terms]').check();
    const submit = dialog.locator('[type=submit]');
    const success = page.getByRole('dialog', { name: 'Berhasil Buat Akun!' });

    await meeting(fault, { page, network, method: 'POST', path: 'candidate/register/' }, async () => {
      await submit.click();
      await expectMessage(dialog);
    });
    for (const [name, value] of Object.entries(values)) {
      await expect(dialog.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await expect(dialog.locator('[name=terms]')).toBeChecked();
    await submit.click();
    await expect(success).toBeVisible();
    await expect.poll(async () => (await mailsTo(candidate.email)).length).toBe(1);
  });
}
