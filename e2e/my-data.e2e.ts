import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, openSettings, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { expect, test } from './support/journey';

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

test('the deletion of an account is cancelled by signing in again, after a sign-out that leaves nothing in the browser', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const id = await saveJob(page, request, account);
  await openSettings(page);
  await requestDeletion(page, account.password);
  await expect(section(page, 'Hapus akun').getByRole('status')).toContainText('Akun Anda akan dihapus pada');
  expect(await storedIn(page)).toContain('titian:deletions');
  await section(page, 'Hapus akun').getByRole('button', { name: 'Keluar dan hapus data di browser ini' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedIn(page)).not.toMatch(/titian=|titian:(deletions|draft|request-keys|reporter)/);
  await expect.poll(() => everythingIn(page)).not.toMatch(new RegExp(`${id}|${account.email}`));
  const saved = await page.evaluate(() => localStorage.getItem('bookmarkedJobs') ?? '');
  expect(saved).not.toMatch(/"jobs":"\[\{|slug/);

  await signInAs(page, account);
  await openSettings(page);
  await expect(section(page, 'Hapus akun').getByRole('button', { name: 'Hapus akun' })).toBeVisible();
});
