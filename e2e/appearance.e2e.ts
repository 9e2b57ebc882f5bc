import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

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

/** Texts whose words are not 0.06 em further apart than the face has them, each with its element. */
const tightTexts = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { wordSpacing, fontSize } = getComputedStyle(element);
        return Math.abs(Number.parseFloat(wordSpacing) - 0.06 * Number.parseFloat(fontSize)) > 0.01;
      })
      .map((element) => `${element.tagName}: ${element.textContent}`),
  );

test('words are apart in texts, controls and dialogs, and without scripts', async ({ page, browser }) => {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('dialog').locator('[name=email]')).toBeVisible();
  expect(await page.locator('input, select, button, .MuiChip-root').count()).toBeGreaterThan(10);
  expect(await tightTexts(page)).toEqual([]);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto('/jobs');
  for (const address of ['/jobs', await bare.getByRole('article').getByRole('link').first().getAttribute('href')]) {
    await bare.goto(address ?? '');
    await expect(bare.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tightTexts(bare), address ?? '').toEqual([]);
  }
  await plain.close();
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
