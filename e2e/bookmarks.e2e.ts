import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';

test('a job saved on one device is saved on another one, and gone from both once it is removed', async ({
  browser,
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  await page.goto('/jobs');
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await first.getByRole('button', { name: /^Bookmark / }).click();
  expect((await saved).status()).toBe(200);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(other, account);
  await other.goto('/jobs?tab=saved');
  const there = other.getByRole('article', { name: title });
  await expect(there).toBeVisible({ timeout: 20_000 });
  const deleted = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await there.getByRole('button', { name: /^Bookmark / }).click();
  expect((await deleted).status()).toBe(200);

  await page.goto('/jobs?tab=saved');
  await expect(page.getByRole('article', { name: title })).toHaveCount(0, { timeout: 20_000 });
  await context.close();
});

test('a job saved in one tab is saved in the other one at once, and gone from both once it is removed', async ({
  context,
  page,
  request,
}) => {
  await signInAs(page, await openAccount(request));
  const other = await context.newPage();
  await other.goto('/jobs?tab=saved');
  await page.goto('/jobs');
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  const button = first.getByRole('button', { name: /^Bookmark / });
  await button.click();
  const there = other.getByRole('article', { name: title });
  await expect(there).toBeVisible();
  await there.getByRole('button', { name: /^Bookmark / }).click();
  await expect(there).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
