import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { applyTo, openAccount, openRows, signInAs, tokenOf } from './support/account';
import { fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { openModal, openTab } from './support/profile-form';

test.use({ actionTimeout: 20_000 });

const RULES: ConfigData['rules'] = {
  // All scripts come from the page's own origin, and the policy lets none other run.
  'require-sri': 'off',
  // Where a list, a popup of options or a bar differs from all of the browser's own.
  'prefer-native-element': 'off',
  // A list without bullets is none to Safari unless it says so.
  'no-redundant-role': 'off',
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A dialog's title stands below the page's.
  'heading-level': ['error', { sectioningRoots: [] }],
};

/** Rules of the standard for markup and for accessibility; no rules of style. */
const extended = ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'];
const pages = new HtmlValidate({ root: true, extends: extended, rules: RULES });
// Links behind an open dialog stay; the dialog keeps the focus away from them.
const dialogs = new HtmlValidate({ root: true, extends: extended, rules: { ...RULES, 'hidden-focusable': 'off' } });

/** Mistakes of some markup, a line for each kind. */
async function mistakes(html: string): Promise<string[]> {
  const { results } = await (html.includes('role="dialog"') ? dialogs : pages).validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))];
}

/** Problems of the page as it is: of the standard, and of accessibility. */
async function problems(tab: Page): Promise<string[]> {
  const html = await tab.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  // Where scripts run, what stands there is text and no element.
  const standing = html.replace(/<noscript[^>]*>.*?<\/noscript>/gs, '');
  await tab.evaluate(axe.source);
  const found = await tab.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
  });
  return [...(await mistakes(standing)), ...found];
}

interface ListedJob {
  slug: string;
  status: string;
}

test('the pages are sent as the standard wants them', async ({ request }) => {
  const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: ListedJob[] };
  const job = list.data.find(({ status }) => status === 'open');
  const closed = list.data.find(({ status }) => status === 'closed');
  const jobs = [`/jobs/${job?.slug}`, `/lowongan/${job?.slug}`, `/lowongan/${closed?.slug}`, '/lowongan/tidak-ada'];
  for (const address of [
    '/',
    '/jobs',
    ...jobs,
    '/login',
    '/bagikan',
    '/akun',
    '/akun/konfirmasi-email',
    '/tidak-ada',
  ]) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await mistakes(await response.text()), address).toEqual([]);
  }
  // The pages of signed-in candidates, as they begin.
  for (const address of ['/profile', '/application', `/jobs/${job?.slug}`]) {
    const response = await request.get(address, { headers: { accept: 'text/html', cookie: 'titian=a' } });
    const html = await response.text();
    expect(html).toContain('data-session="unknown"');
    expect(await mistakes(html), address).toEqual([]);
  }
});

/** Opens an address and waits for its heading. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the pages of a visitor are valid HTML', async ({ page }) => {
  for (const address of [
    '/',
    '/jobs',
    '/login',
    '/forgot-password',
    '/terms',
    '/bantuan',
    '/periksa',
    '/verify',
    '/tidak-ada',
  ]) {
    await open(page, address);
    if (address === '/jobs') await expect(page.getByRole('article').first()).toBeVisible();
    expect.soft(await problems(page), address).toEqual([]);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await problems(page), 'sign-up').toEqual([]);
});

test('the pages of shared and mailed links are valid HTML', async ({ page }) => {
  const list = (await (await page.request.get('/api/v1/job/list/')).json()) as { data: ListedJob[] };
  for (const wanted of ['open', 'closed']) {
    await open(page, `/lowongan/${list.data.find(({ status }) => status === wanted)?.slug}`);
    await expect(page.getByRole('button', { name: 'Laporkan lowongan' })).toBeVisible();
    expect.soft(await problems(page), `a job that is ${wanted}`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Laporkan lowongan' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect.soft(await problems(page), 'report').toEqual([]);
  await open(page, '/lowongan/tidak-ada');
  await expect(page.getByRole('alert')).toBeVisible();
  expect.soft(await problems(page), 'an unknown job').toEqual([]);
  await open(page, '/bagikan');
  expect.soft(await problems(page), '/bagikan').toEqual([]);
  for (const link of ['konfirmasi-email', 'batalkan-email']) {
    await open(page, `/akun/${link}?token=tautan-lama`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await problems(page), `${link}, refused`).toEqual([]);
  }
});

test('the settings of the account and their dialogs are as the standard wants them', async ({ page, request }) => {
  // A colour on its way to another one would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const account = await openAccount(request);
  await applyTo(request, account, 'Kasir');
  await tokenOf(request, account);
  await signInAs(page, account);
  await open(page, '/akun');
  await openRows(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect.soft(await problems(page), '/akun').toEqual([]);
  await part('Password').getByRole('button', { name: 'Ubah password' }).click();
  await expect(part('Password').locator('[aria-invalid=true]')).not.toHaveCount(0);
  await expect(part('Password').getByRole('button', { name: 'Ubah password' })).toBeEnabled();
  expect.soft(await problems(page), 'a password that is missing').toEqual([]);
  await part('Perangkat yang masuk')
    .getByRole('button', { name: /^Keluarkan .*terakhir dipakai/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await problems(page), 'ending a device').toEqual([]);
  await page.keyboard.press('Escape');
  await part('Unduh data saya').getByRole('button', { name: 'Siapkan data saya' }).click();
  await expect(part('Unduh data saya').getByRole('progressbar')).toBeVisible();
  expect.soft(await problems(page), 'an export that is being made').toEqual([]);
  await expect(part('Unduh data saya').getByRole('button', { name: /^Unduh \(/ })).toBeVisible({ timeout: 60_000 });
  expect.soft(await problems(page), 'an export that is ready').toEqual([]);
  await part('Hapus akun').getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun Anda?' });
  await dialog.locator('[name=password]').fill('Salah!Sekali');
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  expect.soft(await problems(page), 'deleting the account').toEqual([]);
  await dialog.locator('[name=password]').fill(account.password);
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(part('Hapus akun').getByRole('status')).toContainText('Akun Anda akan dihapus pada');
  await expect(dialog).toHaveCount(0);
  expect.soft(await problems(page), 'an account that will be deleted').toEqual([]);
});

test('the pages of a candidate are valid HTML', async ({ page, request }) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await signInAs(page, account);
  for (const tab of ['Informasi Pribadi', 'Latar Belakang', 'Minat & Preferensi', 'CV & Portofolio']) {
    await openTab(page, tab);
    await expect(page.getByRole('tabpanel').locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await problems(page), tab).toEqual([]);
  }
  await openTab(page, 'Latar Belakang');
  await openModal(page, 'Add Pengalaman Kerja', 'Tambah Pengalaman Kerja');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Industri' }).click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect.soft(await problems(page), 'work experience').toEqual([]);
  await page.goto('/jobs');
  await page
    .getByRole('article')
    .filter({ hasNotText: 'Closed' })
    .first()
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true }).first()).toBeEnabled();
  expect.soft(await problems(page), 'job').toEqual([]);
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await problems(page), 'application').toEqual([]);
});
