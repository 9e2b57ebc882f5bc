import { expect, test } from './support/journey';
import { signIn } from './support/sign-in';

test('a job and the profile are printed without controls, on white paper in either colour scheme', async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const expectClean = async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('button:visible')).toHaveCount(0);
    expect(await paper()).toBe('rgba(0, 0, 0, 0)');
    const framed = await page
      .getByRole('main')
      .locator('section:visible')
      .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).borderLeftWidth !== '0px').length);
    expect(framed).toBe(0);
  };
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Informasi Pribadi' })).toBeVisible();
  await expect(page.getByText('Kelengkapan profil')).toBeHidden();
  await expectClean();
  await page.goto('/jobs');
  const link = page.getByRole('article').filter({ hasText: 'Kurir' }).first().getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deskripsi Pekerjaan' })).toBeVisible();
  for (const text of ['Back to Jobs', 'Lowongan Terbaru']) await expect(page.getByText(text)).toBeHidden();
  await expectClean();
});
