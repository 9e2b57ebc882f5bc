import type { Page } from '@playwright/test';
import { expectAccess } from './support/access';
import { openAccount, signInAs } from './support/account';
import { fillForMatches } from './support/best-matches';
import { expect, test } from './support/journey';
import { press } from './support/keyboard';

const region = (page: Page) => page.getByRole('region', { name: 'Cocok untuk Anda' });
const cards = (page: Page) => region(page).getByRole('article');
const titles = (page: Page) => region(page).locator('.job-title');

async function choose(page: Page, job: string, item: string): Promise<void> {
  await press(page, region(page).getByRole('button', { name: `Menu kecocokan ${job}`, exact: true }));
  // Tab closes a menu: its items are reached by the arrows.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  const chosen = page.getByRole('menuitem', { name: item });
  if (!(await chosen.evaluate((element) => element === document.activeElement))) await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The sum of layout shifts without recent input, from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
}

test('matches are the first cards; they are explained, dismissed, brought back and hidden by the keyboard alone', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await fillForMatches(request, account);
  await signInAs(page, account);
  const shifts = await watchShifts(page);
  await page.goto('/jobs');
  await expect(cards(page).filter({ hasText: 'pernah jadi Kasir' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Semua lowongan/ })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
  const before = await titles(page).allInnerTexts();
  const [first = ''] = before;

  await choose(page, first, 'Kenapa ini?');
  const why = page.getByRole('dialog', { name: 'Kenapa ini?' });
  await expect(why).toContainText(/Jumlah: \d+ poin/);
  await expectAccess(page, '"Kenapa ini?" is open', { widths: [320] });
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await choose(page, first, 'Bukan untuk saya');
  await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
  // The toast is the last of a long page, and goes by itself.
  await page.getByRole('button', { name: 'Urungkan' }).press('Enter');
  await expect(titles(page)).toHaveText(before);

  await choose(page, first, 'Bukan untuk saya');
  await press(page, region(page).getByRole('button', { name: 'Yang disembunyikan (1)' }));
  await press(page, region(page).getByRole('button', { name: `Tampilkan lagi ${first}` }));
  await expect(titles(page)).toHaveText(before);

  await press(page, region(page).getByRole('button', { name: 'Sembunyikan Cocok untuk Anda' }));
  await expect(cards(page)).toHaveCount(0);
  await press(page, region(page).getByRole('button', { name: 'Tampilkan Cocok untuk Anda' }));
  await expect(titles(page)).toHaveText(before);

  await choose(page, first, 'Bukan untuk saya');
  await page.reload();
  await expect(titles(page).first()).toBeVisible();
  await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
});
