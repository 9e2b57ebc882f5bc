import type { Locator, Page } from '@playwright/test';
import { applyTo, openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';

/** True when a line can be seen around an element, or around what a style sheet puts before its text. */
const hasLine = (element: Locator, pseudo?: '::before'): Promise<boolean> =>
  element.evaluate((node, part) => {
    const style = getComputedStyle(node, part);
    const isDrawn = (width: string, kind: string, color: string) =>
      Number.parseFloat(width) >= 1 &&
      kind !== 'none' &&
      color !== style.backgroundColor &&
      !/^rgba\(.*, 0\)$/.test(color);
    return (
      isDrawn(style.borderTopWidth, style.borderTopStyle, style.borderTopColor) ||
      isDrawn(style.outlineWidth, style.outlineStyle, style.outlineColor)
    );
  }, pseudo);

/** Each of them has a line; there is at least one. */
async function expectLines(elements: Locator, what: string, pseudo?: '::before'): Promise<void> {
  await expect(elements.first(), what).toBeVisible();
  for (const element of await elements.all()) {
    expect.soft(await hasLine(element, pseudo), `${what}: ${(await element.textContent()) ?? ''}`).toBe(true);
  }
}

const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });

test('an element with a background alone has a border where the system chooses the colours', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await forceColors(page);
  await page.goto('/');
  const dots = page.getByRole('button', { name: /^Testimoni \d dari 3$/ });
  await expectLines(dots, 'a dot of the carousel', '::before');
  const widths = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').width));
  expect(new Set(widths).size, 'the present dot differs in form').toBe(2);
  await expectLines(page.locator('.MuiButton-contained').filter({ visible: true }), 'a contained button');
  const choice = page.getByRole('contentinfo').getByRole('button', { pressed: true });
  await expectLines(choice, 'what is chosen');

  await page.goto('/jobs?search=gudang');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectLines(page.locator('.job-badges > span'), 'a badge');
  await page.goto('/jobs?near=Kota+Yogyakarta');
  await expectLines(page.getByRole('button', { name: 'Hapus filter Dekat Kota Yogyakarta' }), 'a chip');
  await page.goto('/jobs');
  await expectLines(page.getByRole('navigation').locator('.MuiPaginationItem-page.Mui-selected'), 'the present page');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectLines(
    page.getByRole('navigation').locator('[aria-current=page]').filter({ visible: true }),
    'the present page in the menu',
  );
});

test('how far an application has come is seen where the system chooses the colours', async ({ page, request }) => {
  const account = await openAccount(request);
  await applyTo(request, account, 'Kurir');
  await forceColors(page);
  await signInAs(page, account);
  await page.goto('/application');
  const card = page.getByRole('article').first();
  await expectLines(card.locator('.MuiChip-filled'), 'the badge');
  await card.getByRole('button', { name: 'More' }).click();
  const steps = card.getByRole('list', { name: 'Tahapan lamaran' }).getByRole('listitem');
  await expect(steps).toHaveCount(8);
  await expectLines(steps.locator('[aria-hidden]:not(svg)'), 'the mark of a step');
  await expectLines(
    card.getByRole('list', { name: 'Riwayat lamaran' }).locator('[aria-hidden]'),
    'the mark of an event',
  );
});
