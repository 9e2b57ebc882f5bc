import { openAccount, signInAs } from './support/account';
import { expect, test } from './support/journey';

test('a saved job is saved in another tab at once and on another device, and gone from all once it is removed', async ({
  browser,
  context,
  page,
  request,
}) => {
  const account = await openAccount(request);
  await signInAs(page, account);
  const tab = await context.newPage();
  await tab.goto('/jobs?tab=saved');
  await page.goto('/jobs');
  const first = page.getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  const button = first.getByRole('button', { name: /^Bookmark / });
  /** The response to a change, which either of the tabs may send. */
  const responseTo = (method: string) =>
    context.waitForEvent('response', (response) => response.request().method() === method);
  const saved = responseTo('PUT');
  await button.click();
  expect((await saved).status()).toBe(200);
  const inTab = tab.getByRole('article', { name: title });
  await expect(inTab).toBeVisible();

  const device = await browser.newContext();
  const other = await device.newPage();
  await signInAs(other, account);
  await other.goto('/jobs?tab=saved');
  const there = other.getByRole('article', { name: title });
  await expect(there).toBeVisible();

  const deleted = responseTo('DELETE');
  await inTab.getByRole('button', { name: /^Bookmark / }).click();
  expect((await deleted).status()).toBe(200);
  await expect(inTab).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await other.goto('/jobs?tab=saved');
  await expect(there).toHaveCount(0);
  await device.close();
});
