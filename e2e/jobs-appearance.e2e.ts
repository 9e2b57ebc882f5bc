import type { Locator, Page } from '@playwright/test';
import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';
import { signIn } from './support/sign-in';

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Red, green and blue of a computed colour, from 0 to 255. */
const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** True when a colour is a grey one: its channels hardly differ. */
const isGrey = (colour: string): boolean => Math.max(...channels(colour)) - Math.min(...channels(colour)) < 16;

test('the banner above the list shows its image', async ({ page }) => {
  const image = page.waitForResponse(/jobs-banner.*\.svg$/);
  await page.goto('/jobs');
  expect((await image).ok()).toBe(true);
  const banner = page.getByRole('heading', { level: 1, name: 'Lowongan Pekerjaan' }).locator('xpath=../..');
  expect(await style(banner, 'background-image')).toMatch(/url\(.*\.svg/);
});

/** Places of the first cards, in pixels from the top of the window. */
const firstCards = async (page: Page) => {
  await expect(page.getByRole('article').first()).toBeVisible();
  return page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
};

test('the first screen of a phone shows the search and more than two jobs', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  const cards = await firstCards(page);
  // Below the line of choices for the best matches.
  expect(cards[0].y).toBeLessThan(345);
  expect(cards[0].height).toBeLessThanOrEqual(170);
  expect(cards[2].y).toBeLessThan(700);
});

test('the first screen of a desktop shows two rows of jobs', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jobs');
  const cards = await firstCards(page);
  expect(cards[2].y).toBeGreaterThan(cards[0].y);
  expect(cards[2].bottom).toBeLessThan(800);
});

/** Pairs of controls, their icons and lines above the first card that have less than 2 px between them, with that gap. */
const touching = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const MIN_GAP_PX = 2;
    const CONTROL = '.MuiInputBase-root, button, .MuiChip-root, [role=tablist]';
    const list = main.querySelector('article')?.getBoundingClientRect().top ?? 0;
    const parts = [...main.querySelectorAll(`${CONTROL}, .MuiInputBase-root svg, label, p`)]
      .filter((part) => part.matches('svg') || !part.parentElement?.closest(CONTROL))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ part, box }) => part.checkVisibility({ visibilityProperty: true }) && box.bottom <= list);
    const nameOf = (part: Element) => `${part.tagName} "${part.textContent}"`;
    return parts.flatMap(({ part, box }, index) =>
      parts.slice(index + 1).flatMap(({ part: other, box: next }) => {
        // A label is on the line of its own field.
        const isOwn = part.matches('label') && other.matches('.MuiInputBase-root') && part.nextSibling === other;
        if (isOwn || part.contains(other)) return [];
        const across = Math.max(next.left - box.right, box.left - next.right);
        const gap = Math.max(across, next.top - box.bottom, box.top - next.bottom);
        return gap < MIN_GAP_PX ? [`${nameOf(part)} and ${nameOf(other)}: ${gap} px`] : [];
      }),
    );
  });

test('no two controls above the list touch, and on a desktop the first card begins at 420 px at most', async ({
  page,
  request,
}) => {
  const expectRoom = async (who: string, ready: Locator) => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of ['/jobs', '/jobs?tab=explore']) {
        await page.goto(path);
        const [first] = await firstCards(page);
        if (path === '/jobs') await expect(ready).toBeVisible();
        const where = `${who} at ${path}, ${width} px`;
        expect(await touching(page), where).toEqual([]);
        if (width === 1280) expect(first.y, where).toBeLessThanOrEqual(420);
      }
    }
  };
  const choices = page.getByRole('group', { name: 'Pilihan untuk Cocok untuk Anda' });
  await expectRoom('a visitor', choices);
  await signInAs(page, await openAccount(request));
  await expectRoom('a candidate without a profile', page.getByRole('link', { name: /^Isi kota, pendidikan/ }));
  await page.context().clearCookies();
  await signIn(page);
  await expectRoom('a candidate with matches', page.getByRole('heading', { name: 'Cocok untuk Anda' }));
});

test('the card of a closed job is grey', async ({ page }) => {
  await page.goto('/jobs');
  const cards = page.getByRole('article');
  const open = cards.filter({ hasText: 'Batas lamaran' }).first();
  await expect(open).toBeVisible();
  const closed = cards.filter({ hasText: 'Closed' }).first();
  // They may be on a later page.
  for (let number = 2; (await closed.count()) === 0; number += 1) {
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect(page.getByRole('status').filter({ hasText: `Halaman ${number} dari` })).toBeVisible();
  }

  const background = await style(closed, 'background-color');
  expect(isGrey(background)).toBe(true);
  expect(background).not.toBe(await style(page.getByRole('banner'), 'background-color'));
  expect(isGrey(await style(closed.getByRole('heading'), 'color'))).toBe(true);
  expect(await style(closed.locator('img'), 'filter')).toBe('grayscale(1)');
});

test('on the smallest phone the due date is on one line, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/jobs');
  const due = page.getByText('Batas lamaran:').first().locator('xpath=..');
  const { height } = (await due.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(2 * Number.parseFloat(await style(due, 'line-height')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the benefits of a job are in two columns, and in one on a phone', async ({ page }) => {
  await signIn(page);
  await page.goto('/jobs?search=kurir');
  await page.getByRole('article').filter({ hasText: 'Batas lamaran' }).first().getByRole('link').first().click();
  const benefits = page.getByRole('region', { name: 'Fasilitas dan Tunjangan' }).getByRole('listitem');
  await expect(benefits.nth(1)).toBeVisible();
  const places = async () => [await benefits.nth(0).boundingBox(), await benefits.nth(1).boundingBox()];

  const [first, second] = await places();
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? Number.NaN);

  await page.setViewportSize({ width: 360, height: 780 });
  const [upper, lower] = await places();
  expect(lower?.x).toBe(upper?.x);
  expect(lower?.y).toBeGreaterThan(upper?.y ?? Number.NaN);
});

/** Under the last step of a job that was closed. */
const CLOSED = /Lowongan ditutup \d+ \S+ \d{4}\. Perusahaan belum memberi keputusan\./;

test('a rejected step is red', async ({ page }) => {
  await signIn(page);
  await page.goto('/application');
  const rejected = page.getByRole('article').filter({ hasText: '| Rejected' }).first();
  await rejected.getByRole('button', { name: 'More' }).click();
  const step = rejected.getByRole('listitem').filter({ hasText: CLOSED }).first();
  await expect(step).toBeVisible();
  const complete = rejected.getByRole('listitem').filter({ hasText: 'Selesai' }).first();
  const mark = (item: Locator) => style(item.locator('[aria-hidden]').first(), 'background-color');
  const [red = 0, green = 0, blue = 0] = channels(await mark(step));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await mark(complete)).not.toBe(await mark(step));
  // The words tell that the job was closed, and of no decision.
  const words = (item: Locator, text: string | RegExp) => style(item.getByText(text), 'color');
  expect(await words(step, CLOSED)).toBe(await words(complete, 'Selesai'));
});
