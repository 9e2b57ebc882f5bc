import type { Page } from '@playwright/test';
import { expectAccess } from './support/access';
import { openAccount, signInAs } from './support/account';
import { fillForMatches, openMatches } from './support/best-matches';
import { expect, test } from './support/journey';
import { press } from './support/keyboard';

const region = (page: Page) => page.getByRole('region', { name: /^Paling cocok/ });
const rows = (page: Page) => region(page).locator('.match-rows').getByRole('listitem');
const titles = (page: Page) => region(page).getByRole('heading', { level: 3 });
const button = (page: Page, name: string | RegExp) => region(page).getByRole('button', { name });

/** Paths of the calls that are sent from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

test('matches are explained, dismissed, brought back and hidden by the keyboard alone, without a call', async ({
  page,
  request,
}) => {
  const account = await openAccount(request);
  await fillForMatches(request, account);
  // The page makes these calls some seconds after it has loaded.
  const late = Promise.all(['notification', 'bookmark'].map((name) => page.waitForResponse(`**/candidate/${name}/`)));
  await signInAs(page, account);
  await openMatches(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'Kasir' }).first()).toContainText('pernah jadi Kasir');
  const before = await titles(page).allInnerTexts();
  const [first = ''] = before;
  await late;
  const calls = watchCalls(page);

  await press(page, button(page, `Kenapa ini? ${first}`));
  await expect(rows(page).first()).toContainText(/Jumlah: \d+ poin/);
  await expectAccess(page, '"Kenapa ini?" is open', { widths: [320] });

  await press(page, button(page, `Bukan untuk saya: ${first}`));
  await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
  await expect(button(page, 'Urungkan')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(before);

  await press(page, button(page, `Bukan untuk saya: ${first}`));
  await press(page, button(page, 'Yang disembunyikan (1)'));
  await press(page, button(page, `Tampilkan lagi ${first}`));
  await expect(titles(page)).toHaveText(before);

  await press(page, button(page, 'Sembunyikan Paling cocok'));
  await expect(region(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tampilkan Paling cocok' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(before);

  await press(page, button(page, `Bukan untuk saya: ${first}`));
  await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
  expect(calls).toEqual([]);
  await page.reload();
  await expect(button(page, 'Yang disembunyikan (1)')).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
  await expect(titles(page).filter({ hasText: first })).toHaveCount(0);
});
