import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import { openAccount, signInAs } from './support/account';
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

/** What the standard requires of markup, and of its use by those who cannot see it; nothing of how it is written down. */
const extended = ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'];
const pages = new HtmlValidate({ root: true, extends: extended, rules: RULES });
// What an open dialog hides keeps its links; the dialog lets no focus reach them.
const dialogs = new HtmlValidate({ root: true, extends: extended, rules: { ...RULES, 'hidden-focusable': 'off' } });

/** What is wrong with some markup, a line for each kind of mistake. */
async function mistakes(html: string): Promise<string[]> {
  const { results } = await (html.includes('role="dialog"') ? dialogs : pages).validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`))];
}

/** What is wrong with the page as it stands: by the standard, and for those who cannot see it or use no mouse. */
async function problems(tab: Page): Promise<string[]> {
  const html = await tab.evaluate(() => `<!doctype html>\n${document.documentElement.outerHTML}`);
  await tab.evaluate(axe.source);
  const found = await tab.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
    );
  });
  return [...(await mistakes(html)), ...found];
}

test('the pages are sent as the standard wants them', async ({ request }) => {
  const list = (await (await request.get('/api/v1/job/list/')).json()) as { data: { slug: string }[] };
  for (const address of ['/', '/jobs', `/jobs/${list.data[0]?.slug}`, '/login', '/tidak-ada']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await mistakes(await response.text()), address).toEqual([]);
  }
  // What stands for the pages of whoever is signed in.
  for (const address of ['/profile', '/application', `/jobs/${list.data[0]?.slug}`]) {
    const response = await request.get(address, { headers: { accept: 'text/html', cookie: 'titian=a' } });
    const html = await response.text();
    expect(html).toContain('data-placeholder');
    expect(await mistakes(html), address).toEqual([]);
  }
});

test('what a visitor is shown is as the standard wants it', async ({ page }) => {
  for (const address of ['/', '/jobs', '/login', '/forgot-password', '/terms', '/verify', '/tidak-ada']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/jobs') await expect(page.getByRole('article').first()).toBeVisible();
    expect.soft(await problems(page), address).toEqual([]);
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await problems(page), 'sign-up').toEqual([]);
});

test('what a candidate is shown is as the standard wants it', async ({ page, request }) => {
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
