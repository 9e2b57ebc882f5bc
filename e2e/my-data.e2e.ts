import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { applyTo, openAccount, openSettings, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { expect, test } from './support/journey';
import { lastMailTo } from './support/mailbox';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Asks on /akun for the deletion of the account. */
async function requestDeletion(page: Page, password: string): Promise<void> {
  await section(page, 'Hapus akun').getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await dialog.locator('[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
}

/** Stored data of the browser, without Cache Storage. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

/** All of that, and the names and contents of every cached response. */
const everythingIn = async (page: Page) =>
  (await storedIn(page)) +
  (await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /json|html/.test(response?.headers.get('content-type') ?? '');
        texts.push(name, request.url, isText ? ((await response?.text()) ?? '') : '');
      }
    }
    return texts.join(' ');
  }));

/** Saves a vacancy, and gives back the candidate's id, which the browser stores with it. */
async function saveJob(page: Page, request: APIRequestContext, account: Account): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, account)}` };
  const profile = (await (await request.get('/api/v1/candidate/profile/', { headers })).json()) as {
    data: { id: string };
  };
  await page.goto('/jobs');
  await page
    .getByRole('button', { name: /^Bookmark / })
    .first()
    .click();
  await expect.poll(() => storedIn(page)).toContain(profile.data.id);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bookmarkedJobs'))).toMatch(/slug/);
  return profile.data.id;
}

const expectPending = async (page: Page) =>
  expect(section(page, 'Hapus akun').getByRole('status')).toContainText('Akun Anda akan dihapus pada');

const expectKept = async (page: Page) =>
  expect(section(page, 'Hapus akun').getByRole('button', { name: 'Hapus akun' })).toBeVisible();

test('everything that is stored is prepared and downloaded as one zip', async ({ page, request }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const data = section(page, 'Unduh data saya');
  await data.getByRole('button', { name: 'Siapkan data saya' }).click();
  const download = data.getByRole('button', { name: /^Unduh \(.* [KM]B\)$/ });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expect(data.getByText(/^File dihapus pada /)).toBeVisible();
  await openSettings(page);
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('data-titian.zip');
  // The signature of a zip's first entry.
  expect(readFileSync(await file.path()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004', 'latin1'));
});

test('the list of companies that received the candidate’s data names the vacancy and the data', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kasir');
  await signInAs(page, account);
  await openSettings(page);
  const disclosures = section(page, 'Siapa yang menerima data saya');
  await expect(disclosures.getByRole('listitem')).toHaveCount(1);
  await expect(disclosures.getByRole('link', { name: /Kasir/ })).toBeVisible();
  await expect(disclosures.getByText(/^Data yang dikirim: nama, email/)).toBeVisible();
});

test.describe('the deletion of an account', () => {
  let account: Account;

  test.beforeEach(async ({ page, request }) => {
    account = await openAccount(request);
    await signInAs(page, account);
    await openSettings(page);
  });

  test('is refused without the right password, requested with it, and cancelled by the button', async ({ page }) => {
    await requestDeletion(page, 'Salah!Sekali');
    const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
    await expect(dialog.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true');
    await dialog.locator('[name=password]').fill(account.password);
    await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
    await expectPending(page);
    await expect.poll(async () => (await lastMailTo(account.email)).subject).toMatch(/hapus/i);
    await openSettings(page);
    await expectPending(page);
    await section(page, 'Hapus akun').getByRole('button', { name: 'Batalkan penghapusan' }).click();
    await expectKept(page);
    await openSettings(page);
    await expectKept(page);
  });

  test('is cancelled by signing in again, after a sign-out that leaves nothing in the browser', async ({
    page,
    request,
  }) => {
    const id = await saveJob(page, request, account);
    await openSettings(page);
    await requestDeletion(page, account.password);
    await expectPending(page);
    expect(await storedIn(page)).toContain('titian:deletions');
    await section(page, 'Hapus akun').getByRole('button', { name: 'Keluar dan hapus data di browser ini' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => storedIn(page)).not.toMatch(/titian=|titian:(deletions|draft|request-keys|reporter)/);
    await expect.poll(() => everythingIn(page)).not.toMatch(new RegExp(`${id}|${account.email}`));
    const saved = await page.evaluate(() => localStorage.getItem('bookmarkedJobs') ?? '');
    expect(saved).not.toMatch(/"jobs":"\[\{|slug/);

    await signInAs(page, account);
    await openSettings(page);
    await expectKept(page);
  });
});
