import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from './support/journey';
import { signIn } from './support/sign-in';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How light a colour of the browser's is, from 0 to 255. */
const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));

test('the colour scheme follows the system, or the choice of the candidate', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(lightness(await background(page))).toBeLessThan(60);

  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Tampilan' });
  await choice.getByRole('button', { name: 'Terang' }).click();
  await expect.poll(async () => lightness(await background(page))).toBeGreaterThan(200);
  await page.reload();
  await expect(choice.getByRole('button', { name: 'Terang', pressed: true })).toBeVisible();
  expect(lightness(await background(page))).toBeGreaterThan(200);

  await choice.getByRole('button', { name: 'Otomatis' }).click();
  await expect.poll(async () => lightness(await background(page))).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => lightness(await background(page))).toBeGreaterThan(200);
});

/** Style sheets that give the theme's variables their values. */
const themeSheets = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets].filter(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => /^:root[^{]*\{[^}]*--mui-palette-primary-main:/.test(cssText)),
      ).length,
  );

test('the theme’s style rules are in a page once, rendered or shell, and the app adds none', async ({ page }) => {
  for (const address of ['/', '/reset-password/abc/def']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await themeSheets(page), address).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await themeSheets(page), `${address} later`).toBe(1);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Syarat dan Ketentuan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Syarat dan Ketentuan' })).toBeVisible();
  expect(await themeSheets(page)).toBe(1);
});

/** Texts that stand out from their background by less than WCAG AA requires. */
async function unreadable(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ runOnly: 'color-contrast' });
    return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`));
  });
}

test('texts have enough contrast in the dark colour scheme, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const address of ['/', '/jobs', '/jobs?search=tidak+ada', '/login', '/terms', '/bantuan']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/jobs') await expect(page.getByRole('article').first()).toBeVisible();
    expect.soft(await unreadable(page), address).toEqual([]);
  }
  await signIn(page);
  await page.goto('/application');
  await page.getByRole('button', { name: 'More' }).first().click();
  expect.soft(await unreadable(page), 'applications').toEqual([]);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await unreadable(page), 'a form').toEqual([]);
  await page.getByRole('dialog').getByRole('textbox').first().fill('');
  await page.getByRole('button', { name: 'Simpan' }).click();
  expect.soft(await unreadable(page), 'its mistakes').toEqual([]);
});
