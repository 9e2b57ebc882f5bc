import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** How light a colour of the browser's is, from 0 to 255. */
const lightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number));

test('the look follows the system, and the choice of the candidate over it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(lightness(await ground(page))).toBeLessThan(60);

  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Tampilan' });
  await choice.getByRole('radio', { name: 'Terang' }).check();
  await expect.poll(async () => lightness(await ground(page))).toBeGreaterThan(200);
  await page.reload();
  await expect(choice.getByRole('radio', { name: 'Terang' })).toBeChecked();
  expect(lightness(await ground(page))).toBeGreaterThan(200);

  await choice.getByRole('radio', { name: 'Otomatis' }).check();
  await expect.poll(async () => lightness(await ground(page))).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(async () => lightness(await ground(page))).toBeGreaterThan(200);
});
