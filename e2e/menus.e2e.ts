import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { openAccount, signInAs } from './support/account';

const PHONE = { width: 360, height: 740 };

const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' });
/** The bar itself is a navigation of that name, too; while the menu is open, it is hidden from the accessibility tree. */
const closeButton = (page: Page) => page.getByRole('button', { name: 'Tutup menu' });
const signInButton = (page: Page) => drawer(page).getByRole('button', { name: 'Masuk' });

/** Sums up what has moved on the page from now on, whoever caused it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifted: number }).shifted += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Chromium's data saver, with which no menu is fetched before the first press. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });

test('the menu of a phone is there before it is opened, and gives the focus back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const fetched = page.waitForResponse('**/assets/menu-drawer.*.js');
  await page.goto('/');
  await fetched;
  await page.waitForLoadState('networkidle');
  // It is opened without a request.
  await page.route('**/assets/*.js', (route) => route.abort());
  const shifts = await watchShifts(page);
  await hamburger(page).click();
  await expect(signInButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await shifts(), 'what moved').toBe(0);

  await page.unroute('**/assets/*.js');
  await hamburger(page).click();
  await drawer(page).getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(closeButton(page)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(closeButton(page)).toBeHidden();
});

test('with data saver the first press fetches the menu, which says when it cannot be fetched, and can be tried again', async ({
  page,
}) => {
  await saveData(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.abort();
  });
  await hamburger(page).click();
  await expect(page.getByRole('progressbar', { name: 'Memuat' })).toBeVisible();
  letGo();
  await expect(page.getByText(/Bagian ini belum bisa ditampilkan/)).toBeVisible();
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('alert').getByRole('button', { name: 'Tutup' }).click();
  await page.unroute('**/assets/*.js');
  await hamburger(page).click();
  await expect(signInButton(page)).toBeVisible();
});

test('the menu of a candidate opens below its button, and nothing moves', async ({ page, request }) => {
  const account = await openAccount(request);
  const fetched = page.waitForResponse('**/assets/account-popover.*.js');
  await signInAs(page, account);
  await fetched;
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: account.name });
  const shifts = await watchShifts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('list', { name: 'Akun Saya' });
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  const [above, below] = [await page.locator('.nav-candidate').boundingBox(), await menu.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual((above?.x ?? 0) + (above?.width ?? 0) + 1);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await shifts(), 'what moved').toBe(0);
  await button.click();
  await menu.getByRole('link', { name: 'Application Status' }).click();
  await expect(page).toHaveURL(/\/application$/);
  await expect(menu).toBeHidden();
});
