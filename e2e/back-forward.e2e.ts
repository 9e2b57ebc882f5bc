import { openAccount, signInAs } from './support/account';
import { chromiumPath } from './support/browsers';
import { expect, test } from './support/journey';

// Playwright switches off what this is about: that a browser keeps whole pages for Back.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  },
});

test('Back to a page in the back/forward cache shows nothing private after signing out', async ({
  page,
  context,
  request,
}) => {
  const account = await openAccount(request);
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasPersisted: persisted }));
  });
  await signInAs(page, account);
  const profile = page.getByRole('heading', { level: 1, name: account.name });
  const wasPersisted = () => page.evaluate(() => 'wasPersisted' in window && window.wasPersisted);
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect(profile).toBeVisible();
  expect(await wasPersisted(), 'the browser keeps the page').toBe(true);

  await page.goto('/robots.txt');
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('button', { name: new RegExp(account.name) }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/$/);
  await page.bringToFront();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
  const rest = await page.evaluate(() => document.documentElement.outerHTML);
  for (const canary of [account.name, account.email]) expect(rest).not.toContain(canary);
});
