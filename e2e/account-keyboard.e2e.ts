import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openAccount, openSettings, signInAs, tokenOf } from './support/account';
import { expect, test } from './support/journey';
import { press, tabTo } from './support/keyboard';
import { lastMailTo } from './support/mailbox';

test.use({ actionTimeout: 20_000 });

const NEW_PASSWORD = 'Berubah!Sekali2';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The button that opens a section. */
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).getByRole('button');

/** Goes to a field by Tab and types into it. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Expects the keyboard focus in a section or on its title, and not at the top of the page. */
const expectFocusIn = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => element.closest('.MuiAccordion-root')?.contains(document.activeElement)))
    .toBe(true);

test('every setting of the account is changed by the keyboard alone', async ({ page, request }) => {
  test.setTimeout(240_000);
  const account = await openAccount(request);
  await signInAs(page, account);

  await test.step('password and e-mail address', async () => {
    await openSettings(page);
    const password = section(page, 'Password');
    await typeInto(page, password.locator('[name=old]'), 'Salah!Sekali');
    await press(page, password.getByRole('button', { name: 'Tampilkan password saat ini' }), 'Space');
    await expect(password.locator('[name=old]')).toHaveAttribute('type', 'text');
    await typeInto(page, password.locator('[name=new]'), NEW_PASSWORD);
    await typeInto(page, password.locator('[name=confirmPassword]'), NEW_PASSWORD);
    await press(page, password.getByRole('button', { name: 'Ubah password' }));
    // The field that was refused, with the reason.
    await expect(password.locator('[name=old]')).toBeFocused();
    await expect(password.locator('[name=old]')).toHaveAccessibleDescription(/Password yang kamu input salah/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password Anda berhasil diubah. Perangkat lain telah dikeluarkan.')).toBeVisible();
    await expect(password.locator('[name=new]')).toHaveValue('');
    await expectFocusIn(password);

    const email = section(page, 'Email');
    const address = `baru.${account.email}`;
    await typeInto(page, email.locator('[name=email]'), address);
    await typeInto(page, email.locator('[name=password]'), NEW_PASSWORD);
    await press(page, email.getByRole('button', { name: 'Ubah email', exact: true }));
    await expect(email.getByRole('status').filter({ hasText: address })).toBeVisible();
    await expectFocusIn(email);
    expect((await lastMailTo(address)).text).toContain('/akun/konfirmasi-email?token=');
  });

  await test.step('a device is ended, and Escape ends none', async () => {
    for (const _device of [1, 2]) await tokenOf(request, { ...account, password: NEW_PASSWORD });
    await openSettings(page);
    const devices = section(page, 'Perangkat yang masuk');
    const buttons = devices.getByRole('button', { name: /^Keluarkan .*terakhir dipakai/ });
    await expect(buttons.first()).toBeVisible();
    const count = await buttons.count();
    const end = buttons.first();
    const dialog = page.getByRole('dialog', { name: 'Keluarkan perangkat ini dari akun Anda?' });
    await press(page, end);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(end).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Batal' }));
    await expect(dialog).toHaveCount(0);
    await expect(end).toBeFocused();
    await expect(buttons).toHaveCount(count);

    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Keluarkan' }));
    await expect(dialog).toHaveCount(0);
    await expect(title(page, 'Perangkat yang masuk')).toBeFocused();
    await expect(buttons).toHaveCount(count - 1);

    await press(page, devices.getByRole('button', { name: 'Keluarkan semua perangkat lain' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Keluarkan' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(title(page, 'Perangkat yang masuk')).toBeFocused();
    await expect(devices.getByText('Tidak ada perangkat lain yang masuk ke akun Anda.')).toBeVisible();
  });

  await test.step('everything that is stored is prepared and downloaded', async () => {
    await openSettings(page);
    const data = section(page, 'Unduh data saya');
    const prepare = data.getByRole('button', { name: 'Siapkan data saya' });
    await expect(prepare).toBeVisible();
    await press(page, prepare);
    await expect(prepare).toHaveCount(0);
    // The button has gone with what it has begun.
    await expectFocusIn(data);
    const download = data.getByRole('button', { name: /^Unduh \(/ });
    await expect(download).toBeVisible({ timeout: 60_000 });
    await expectFocusIn(data);
    const saved = page.waitForEvent('download');
    await press(page, download);
    const file = await saved;
    expect(file.suggestedFilename()).toBe('data-titian.zip');
    // The signature of a zip's first entry.
    expect(readFileSync(await file.path()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004', 'latin1'));
    await expectFocusIn(data);
  });

  await test.step('the deletion is left, requested and cancelled', async () => {
    await openSettings(page);
    const deletion = section(page, 'Hapus akun');
    const open = deletion.getByRole('button', { name: 'Hapus akun' });
    await expect(open).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
    await press(page, open);
    for (const leave of ['Escape', 'Batal', 'Tutup']) {
      await typeInto(page, dialog.locator('[name=password]'), NEW_PASSWORD);
      if (leave === 'Escape') await page.keyboard.press('Escape');
      else await press(page, dialog.getByRole('button', { name: leave }));
      await expect(dialog).toHaveCount(0);
      await expect(open).toBeFocused();
      await page.keyboard.press('Enter');
      // A password is not kept for another time.
      await expect(dialog.locator('[name=password]')).toHaveValue('');
    }
    await typeInto(page, dialog.locator('[name=password]'), 'Salah!Sekali');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.locator('[name=password]')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(title(page, 'Hapus akun')).toBeFocused();
    await expect(deletion.getByRole('status')).toContainText('Akun Anda akan dihapus pada');

    await press(page, deletion.getByRole('button', { name: 'Batalkan penghapusan' }));
    await expect(open).toBeVisible();
    await expect(title(page, 'Hapus akun')).toBeFocused();
  });

  await test.step('the preferences of this browser', async () => {
    await openSettings(page);
    const preferences = section(page, 'Preferensi di browser ini');
    // Each group is one stop; the arrows lead from one of its buttons to the next.
    await tabTo(page, preferences.getByRole('button', { name: 'Otomatis' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(preferences.getByRole('button', { name: 'Gelap' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await press(page, preferences.getByRole('checkbox', { name: 'Hemat data' }), 'Space');
    await expect(preferences.getByRole('checkbox', { name: 'Hemat data' })).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(preferences.getByRole('button', { name: 'Indonesia' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Account settings' })).toBeVisible();
  });
});
