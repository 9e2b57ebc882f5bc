import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';

test.use({ reducedMotion: 'no-preference' });

const testimonials = (page: Page) => page.getByRole('group', { name: 'Testimoni' });

/** A testimonial, which is in sight only while its slide is. */
const quote = (page: Page, place: number) => testimonials(page).getByRole('listitem').nth(place);

test('on a phone, arrows and dots slide the testimonials', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const carousel = testimonials(page);
  // Else it would go on by itself meanwhile.
  await carousel.getByRole('button', { name: 'Jeda testimoni' }).click();
  const dot = (place: number) => carousel.getByRole('button', { name: `Testimoni ${place} dari 3` });

  await dot(1).click();
  await expect(quote(page, 0)).toBeInViewport({ ratio: 0.9 });
  await expect(quote(page, 1)).not.toBeInViewport({ ratio: 0.5 });

  await carousel.getByRole('button', { name: 'Testimoni berikutnya' }).click();
  await expect(quote(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(quote(page, 0)).not.toBeInViewport({ ratio: 0.5 });
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');

  await carousel.getByRole('button', { name: 'Testimoni sebelumnya' }).click();
  await expect(quote(page, 0)).toBeInViewport({ ratio: 0.9 });

  await dot(3).click();
  await expect(quote(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(dot(3)).toHaveAttribute('aria-current', 'true');
});

test('on a wide screen all testimonials and links are in sight, and nothing offers to slide or open them', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(bar.getByRole('link', { name: 'Lowongan Pekerjaan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await testimonials(page).scrollIntoViewIfNeeded();
  for (const place of [0, 1, 2]) await expect(quote(page, place)).toBeInViewport({ ratio: 0.9 });
  await expect(testimonials(page).getByRole('button')).toHaveCount(0);
});

test("the footer's About shows its section, from any page and as often as it is pressed", async ({ page }) => {
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  const title = page.getByRole('heading', { name: 'Kenapa Memilih Kami?' });
  for (const path of ['/jobs', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const _time of ['once', 'again']) {
      await about.click();
      await expect(page).toHaveURL('/#tentang');
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('region', { name: 'Kenapa Memilih Kami?' })).toBeFocused();
    }
  }
});
