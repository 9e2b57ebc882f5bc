import { expectAccess } from './support/access';
import { expect, test } from './support/journey';

test('the page of the contract is open to everybody who reads it', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Titian provider' })).toBeVisible();
  await expectAccess(page, 'the contract');
  await page.getByRole('navigation', { name: 'Calls' }).getByRole('link', { name: 'GET /job/search/' }).click();
  await expect(page.getByRole('article', { name: 'GET /job/search/' })).toBeInViewport();
});
