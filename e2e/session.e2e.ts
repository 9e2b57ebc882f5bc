import type { APIRequestContext, Page } from '@playwright/test';
import { openAccount, signInAs, tokenOf } from './support/account';
import type { Account } from './support/account';
import { expect, test } from './support/journey';
import { field, openModal } from './support/profile-form';

test.use({ actionTimeout: 20_000, serviceWorkers: 'block' });

const FORM = 'Tambah Portofolio';
const SAVED = 'Berhasil Menyimpan Portofolio!';
const DOCUMENTS = '/profile?tab=cv-portofolio';

/** Types a portfolio link into its form, and leaves it unsent. */
async function typePortfolio(page: Page, name: string) {
  await page.goto(DOCUMENTS);
  const form = await openModal(page, 'Add Portofolio', FORM);
  await field(form, 'name').fill(name);
  await field(form, 'url').fill('https://blog.example.com');
  return form;
}

async function signInOver(page: Page, { email, password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Masuk' });
  await dialog.locator('[name=email]').fill(email);
  await dialog.locator('[name=password]').fill(password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
}

/** The token that the page's own calls carry. */
async function tokenOn(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/candidate/portfolio/'));
  await page.goto(DOCUMENTS);
  return (await (await call).allHeaders()).authorization ?? '';
}

/** The provider ends a session that the browser still holds. */
async function endSession(request: APIRequestContext, authorization: string): Promise<void> {
  const response = await request.post('/api/v1/candidate/logout/', { headers: { authorization } });
  expect(response.ok()).toBe(true);
}

/** Stored data of a candidate. */
async function stored<T>(request: APIRequestContext, account: Account, path: string): Promise<T[]> {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` };
  const response = await request.get(`/api/v1/${path}`, { headers });
  return ((await response.json()) as { data: T[] }).data;
}

const names = async (request: APIRequestContext, account: Account) =>
  (await stored<{ name: string }>(request, account, 'candidate/portfolio/')).map(({ name }) => name);

/** Opens a vacancy that can be applied to. */
async function openJob(page: Page): Promise<void> {
  await page.goto('/jobs');
  const card = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true }).first()).toBeEnabled();
}

test('a session that ends while a form is typed is renewed over it, and the form is sent once', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const token = await tokenOn(page);
  const form = await typePortfolio(page, 'Blog lama');
  // A list that is fetched after the end would close the form, and keep what is typed for the next sign-in.
  await page.waitForLoadState('networkidle');
  await endSession(request, token);
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog', { name: 'Masuk' })).toContainText('Masuk lagi untuk menyimpan isian Anda.');

  await signInOver(page, account);
  await expect(page.getByRole('dialog', { name: SAVED })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(DOCUMENTS.replace('?', '\\?')));
  expect(await names(request, account)).toEqual(['Blog lama']);
});

test('a record that was sent as the connection dropped is stored once after the tab was closed and opened again', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const form = await typePortfolio(page, 'Blog tertunda');
  await page.route('**/candidate/portfolio/', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const again = await typePortfolio(next, 'Blog tertunda');
  await again.getByRole('button', { name: 'Simpan' }).click();
  await expect(next.getByRole('dialog', { name: SAVED })).toBeVisible();
  expect(await names(request, account)).toEqual(['Blog tertunda']);
});

test('a save that hangs says so by eight seconds, can be given up, and is stored once when it is tried again', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const account = await openAccount(request);
  await signInAs(page, account);
  const form = await typePortfolio(page, 'Blog lambat');
  let hung = 0;
  await page.route('**/candidate/portfolio/', async (route) => {
    if (route.request().method() !== 'POST' || hung > 0) return route.continue();
    hung += 1;
    // Stored, and without a response.
    await route.fetch();
    return undefined;
  });
  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect.poll(() => hung).toBe(1);
  await page.clock.fastForward(8000);
  await expect(form.getByText('Masih mencoba menyimpan…')).toBeVisible();
  await form.getByRole('button', { name: 'Batalkan' }).click();
  await expect(form.getByRole('alert')).toHaveText(/^Pengiriman dibatalkan\./);
  await expect(field(form, 'name')).toHaveValue('Blog lambat');

  await form.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('dialog', { name: SAVED })).toBeVisible();
  expect(await names(request, account)).toEqual(['Blog lambat']);
});

test('two clicks in each of two tabs make one application', async ({ page, context, request }) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const second = await context.newPage();
  const keys: (string | undefined)[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/job-application/apply/', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await released;
    await route.continue();
  });
  for (const tab of [page, second]) await openJob(tab);
  for (const [index, tab] of [page, second].entries()) {
    await tab.bringToFront();
    await tab.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Apply');
      button?.click();
      button?.click();
    });
    await expect.poll(() => keys.length).toBe(index + 1);
  }
  release();
  for (const tab of [page, second]) await expect(tab.getByRole('radio', { name: 'Disnaker' })).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await stored(request, account, 'job-application/application-status/')).toHaveLength(1);
});

test('signing out in one tab signs out the other within a second, and leaves nothing private there', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const second = await context.newPage();
  await typePortfolio(second, 'Blog rahasia');
  const left = await context.newPage();
  await left.goto(DOCUMENTS);
  await expect(left.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
  await left.goto('about:blank');

  await page.getByRole('button', { name: new RegExp(account.name) }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(second.getByRole('dialog')).toHaveCount(0, { timeout: 1000 });
  await expect(second).not.toHaveURL(/profile/);
  await expect(second.getByText('Anda telah keluar di tab lain.')).toBeVisible();
  const rest = await second.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const canary of [account.name, account.email, 'Blog rahasia']) expect(rest).not.toContain(canary);

  await left.goBack();
  await expect(left.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await left.content()).not.toContain(account.name);
});

test('a candidate who signs in as somebody else in one tab cannot send what the first had typed in another', async ({
  page,
  context,
  request,
}) => {
  const [first, other] = [await openAccount(request), await openAccount(request)];
  await signInAs(page, first);
  const second = await context.newPage();
  await typePortfolio(second, 'Blog milik pertama');
  const writes: string[] = [];
  second.on('request', (call) => {
    if (call.method() === 'POST') writes.push(call.url());
  });

  // As a tab that was left behind does: the first session ends there alone.
  await page.evaluate(() => {
    document.cookie = 'titian=; Max-Age=0; path=/';
  });
  await page.reload();
  await page.goto('/login');
  await page.getByRole('main').locator('[name=email]').fill(other.email);
  await page.getByRole('main').locator('[name=password]').fill(other.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await expect(second.getByText('Akun di tab lain telah berganti.')).toBeVisible();
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  expect(writes).toEqual([]);
  expect(await names(request, first)).toEqual([]);
  expect(await names(request, other)).toEqual([]);

  // The candidate who typed it finds it again.
  await second.getByRole('button', { name: new RegExp(other.name) }).click();
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL(/\/$/);
  await signInAs(second, first);
  await second.goto(DOCUMENTS);
  const form = await openModal(second, 'Add Portofolio', FORM);
  await expect(field(form, 'name')).toHaveValue('Blog milik pertama');
});
