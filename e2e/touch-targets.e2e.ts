import type { Page } from '@playwright/test';
import { applyTo, openAccount, openSettings, signInAs } from './support/account';
import { fillProfile } from './support/fill-profile';
import { expect, test } from './support/journey';
import { chooseTab } from './support/profile-form';
import { PROFILE_TABS } from './support/profile-modals';

// The narrowest of the phones that most candidates have.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Controls that are there and take less than 44 px either way, each with its size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_SIZE_PX = 44;
    const CONTROLS =
      'a[href], button, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab], [role=combobox]';

    /** Area that a finger may hit to reach a control: the frame around a text box, and the label beside a tick box, count too. */
    const target = (control: Element): Element => {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
        return control.closest('label') ?? control.parentElement ?? control;
      }
      // A title whose link covers its card.
      if (control instanceof HTMLElement && getComputedStyle(control, '::after').inset === '0px') {
        return control.closest('article') ?? control;
      }
      return control.closest('.MuiInputBase-root') ?? control;
    };

    /** WCAG 2.2, 2.5.8, "Inline": a link in a sentence is as high as its line. */
    const isInSentence = (control: Element): boolean => {
      const sentence = control.parentElement?.textContent.trim() ?? '';
      return getComputedStyle(control).display === 'inline' && sentence.length > control.textContent.trim().length;
    };

    /** Elements out of sight until they have the focus, such as the skip link, are not for fingers. */
    const isInSight = (control: Element): boolean => {
      const { width, bottom } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width > 1 && bottom + window.scrollY > 0;
    };

    return (
      [...document.querySelectorAll(CONTROLS)]
        .map((control) => ({ control, box: target(control) }))
        .filter(({ control, box }) => isInSight(box) && !isInSentence(control))
        .map(({ control, box }) => ({ control, ...(box.getBoundingClientRect().toJSON() as DOMRect) }))
        // Half a pixel is lost to rounding.
        .filter(({ width, height }) => Math.min(width, height) < MIN_SIZE_PX - 0.5)
        .map(({ control, width, height }) => {
          const name = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name'));
          return `${control.tagName} "${name ?? ''}": ${Math.round(width)} x ${Math.round(height)}`;
        })
    );
  });

/** How many controls there are: of none, none is too small. */
const controls = (page: Page): Promise<number> => page.locator('main').locator('a[href], button, input').count();

async function expectLargeEnough(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), 'a finger').toBe(true);
  expect(await controls(page), where).toBeGreaterThan(0);
  await expect.soft(async () => expect(await tooSmall(page), where).toEqual([])).toPass({ timeout: 5000 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where}: its width`).toBe(360);
}

test('every control of a visitor takes 44 px on a phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Testimoni 1 dari/ })).toBeVisible();
  await expectLargeEnough(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Tutup menu' })).toBeVisible();
  await expectLargeEnough(page, 'the menu');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectLargeEnough(page, '/login');
  await page.goto('/jobs?search=gudang');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectLargeEnough(page, 'a search');
  await page.goto('/jobs?near=Kota+Yogyakarta');
  await page.getByRole('button', { name: 'Filter (1)', exact: true }).click();
  await page.getByRole('button', { name: 'Filter lainnya (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Mudah dijangkau dari' })).toBeEnabled();
  await expectLargeEnough(page, 'further filters');
  // From the middle, there are both arrows and the most numbers.
  await page.goto('/jobs?page=3');
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 3 dari' })).toBeVisible();
  await expectLargeEnough(page, '/jobs');
});

test('every control of a candidate takes 44 px on a phone', async ({ page, request }) => {
  const account = await openAccount(request);
  await fillProfile(request, account);
  await applyTo(request, account, 'Kurir');
  await signInAs(page, account);
  for (const tab of PROFILE_TABS) {
    await chooseTab(page, tab);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectLargeEnough(page, tab);
  }
  await page.goto('/application');
  await page.getByRole('button', { name: 'More' }).first().click();
  await expect(page.getByRole('list', { name: 'Riwayat lamaran' })).toBeVisible();
  await expectLargeEnough(page, '/application');
  await openSettings(page);
  await expect(page.getByText('Perangkat ini', { exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectLargeEnough(page, '/akun');
  await page.setViewportSize({ width: 320, height: 740 });
  const cutOff = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const card = button.closest('.MuiAccordion-root')?.getBoundingClientRect();
        const { left, right } = button.getBoundingClientRect();
        return card && left >= card.left && right <= card.right ? [] : [button.textContent];
      }),
    );
  expect(cutOff, 'buttons that a card of /akun cuts off').toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  const job = { id: 'j', slug: 'kasir', title: 'Kasir', company: 'Toko Uji', status: 'open', deadline: '2099-12-01' };
  const jobs = [1, 2, 3, 4].map((index) => ({ ...job, slug: `kasir-${index}` }));
  const appointment = { id: 'a', sequence: 0, at: '2099-11-30T02:00:00Z', zone: 'Asia/Makassar', status: 'scheduled' };
  const data = [
    { kind: 'application', event: 'outcome', outcome: 'accepted', job },
    { kind: 'appointment', job, appointment: { ...appointment, url: 'https://rapat.example/1' } },
    {
      kind: 'savedSearch',
      search: { id: 's', name: 'kasir', query: 'search=kasir', count: 4, jobs },
    },
  ].map((row, index) => ({ id: String(9 - index), at: '2026-11-20T02:00:00Z', readAt: null, ...row }));
  const json = { statusCode: 2000, message: '', data, meta: { unread: 3, next: '7' } };
  await page.route('**/api/v1/candidate/notification/**', (route) => route.fulfill({ json }));
  await page.goto('/kabar');
  await expect(page.getByRole('list', { name: 'Daftar kabar' })).toBeVisible();
  await expectLargeEnough(page, '/kabar');
});
