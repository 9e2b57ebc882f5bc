import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { applyTo, openAccount, openRows, openSettings, signInAs, tokenOf } from '../support/account';
import type { Account } from '../support/account';
import { take, takeLooks } from './pictures';

test.setTimeout(300_000);

const call = (path: string) => `**/api/v1/candidate/${path}/`;

/** Calls of /akun beside the profile. */
const CALLS = ['session', 'disclosure', 'export', 'deletion'].map(call);

const fail = (route: Route) => route.fulfill({ status: 500, json: { statusCode: 5000, message: 'Gangguan' } });

const respond = (data: unknown) => (route: Route) => route.fulfill({ json: { statusCode: 2000, message: '', data } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The page is there, with each of its sections, in either language; the toast of signing in has gone. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^(Pengaturan Akun|Account settings)$/ })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);
}

async function openSettled(page: Page): Promise<void> {
  await openSettings(page);
  await settled(page);
}

let account: Account;

test.beforeEach(async ({ page, request }) => {
  account = await openAccount(request);
  await signInAs(page, account);
});

test('the settings of an account that is used', async ({ page, request }) => {
  await applyTo(request, account, 'Kasir');
  await tokenOf(request, account);
  await openSettled(page);
  await take(page, '39-account-in-use', { whole: true });
  await takeLooks(page, '39-account-in-use', async () => {
    await openRows(page);
    await settled(page);
  });
});

test('the settings while they are fetched, and when that failed', async ({ page }) => {
  for (const path of CALLS) await page.route(path, () => undefined);
  await openSettings(page);
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);
  await take(page, '39-account-loading', { whole: true });
  for (const path of CALLS) {
    await page.unroute(path);
    await page.route(path, fail);
  }
  await openSettings(page);
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(CALLS.length, { timeout: 60_000 });
  await take(page, '39-account-failed', { whole: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '39-account-failed-dark', { whole: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a password that is refused', async ({ page }) => {
  await openSettings(page);
  const password = section(page, 'Password');
  await password.locator('[name=old]').fill('Salah!Sekali');
  await password.locator('[name=new]').fill('Berubah!Sekali2');
  await password.locator('[name=confirmPassword]').fill('Berubah!Sekali2');
  await password.getByRole('button', { name: 'Ubah password' }).click();
  await expect(password.locator('[name=old]')).toHaveAttribute('aria-invalid', 'true');
  await take(page, '39-password-refused', { part: password });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '39-password-refused-dark', { part: password });
});

test('very many devices and companies', async ({ page }) => {
  const devices = Array.from({ length: 14 }, (_, index) => ({
    id: `s-${index}`,
    browser: index === 3 ? `Browser ${'bernama panjang '.repeat(6)}` : ['Chrome', 'Samsung Internet', null][index % 3],
    system: ['Android', 'Windows', null][index % 3],
    lastUsedAt: `2026-11-${String(20 - index).padStart(2, '0')}T05:00:00Z`,
    createdAt: '2026-10-01T05:00:00Z',
    current: index === 2,
  }));
  const disclosures = Array.from({ length: 34 }, (_, index) => ({
    id: `d-${index}`,
    at: index === 4 ? null : `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T03:00:00Z`,
    job: { slug: index === 1 ? null : `kasir-${index}`, title: index === 2 ? 'Kasir '.repeat(30) : 'Kasir' },
    company: { name: index === 2 ? `PT ${'Maju'.repeat(40)}` : `PT Ritel Nusantara ${index + 1}` },
    fields: [null, [], ['name', 'email', 'phoneNumber'], ['name', 'email', 'phoneNumber', 'education', 'cv', 'skill']][
      index % 4
    ],
  }));
  await page.route(call('session'), respond(devices));
  await page.route(call('disclosure'), respond(disclosures));
  await openSettled(page);
  await take(page, '39-devices-many', { part: section(page, 'Perangkat yang masuk') });
  await take(page, '39-disclosures-many', { part: section(page, 'Siapa yang menerima data saya') });
  await page
    .getByRole('button', { name: /^Keluarkan Chrome/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, '39-device-ending');
});

test('the export of everything: waiting, under way, ready, failed', async ({ page }) => {
  const dataExport = { id: 'e', size: null, createdAt: '2026-11-24T03:00:00Z', expiresAt: null };
  const states = {
    waiting: { status: 'waiting', progress: 0 },
    running: { status: 'running', progress: 40 },
    ready: { status: 'ready', progress: 100, size: 1_258_291, expiresAt: '2026-12-01T03:00:00Z' },
    failed: { status: 'failed', progress: 0 },
  };
  for (const [name, state] of Object.entries(states)) {
    await page.route(call('export'), respond([{ ...dataExport, ...state }]));
    await page.route('**/api/v1/candidate/export/e/', respond({ ...dataExport, ...state }));
    await openSettings(page);
    await take(page, `39-export-${name}`, { part: section(page, 'Unduh data saya') });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('the deletion: asked for, refused, and waiting', async ({ page }) => {
  await openSettings(page);
  const deletion = section(page, 'Hapus akun');
  await deletion.getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await dialog.locator('[name=password]').fill('Salah!Sekali');
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await take(page, '39-deletion-refused');
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '39-deletion-refused-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog.locator('[name=password]').fill(account.password);
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(deletion.getByRole('status')).toContainText('Akun Anda akan dihapus pada');
  await expect(dialog).toHaveCount(0);
  await take(page, '39-deletion-waiting', { part: deletion });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take(page, '39-deletion-waiting-dark', { part: deletion });
});

test('the terms, which promise what this page keeps', async ({ page }) => {
  const ready = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms');
  await ready();
  await expect(page.getByText('Anda berhasil masuk.')).toHaveCount(0);
  await take(page, '14-terms-whole', { whole: true });
  await takeLooks(page, '14-terms-whole', ready);
});
