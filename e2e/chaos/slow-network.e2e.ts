import type { Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expect } from '../support/journey';
import { submitSignIn } from '../support/sign-in';
import { test } from './chaos-test';

test.use({ actionTimeout: 60_000 });

/** A busy cell of 3G: milliseconds to and fro, and bytes a second (400 kb/s) each way. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** One request in twenty is lost. */
const LOSS = 20;

/**
 * Limit of the journey's downloads, in kB, including those of an idle browser, without the worker, which fetches in
 * the background. The best matches and the news of the bell are 23 of them.
 */
const MOST_KB = 615;

/** Slows the page down, and counts what it fetches. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { kilobytes: () => Math.round(bytes / 1000) };
}

test('a candidate signs in, finds a job and applies on 3G with losses', async ({ page, request, network }) => {
  test.setTimeout(240_000);
  const account = await openAccount(request);
  const { kilobytes } = await slowDown(page);
  network.lose(LOSS);
  const started = Date.now();
  const far = { timeout: 60_000 };
  try {
    await page.goto('/login');
    await submitSignIn(page, account.email, account.password);
    await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible(far);
    await page.getByRole('link', { name: 'Lowongan Pekerjaan' }).first().click();
    const card = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
    await card.getByRole('heading').getByRole('link').click();
    const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
    await expect(apply).toBeEnabled(far);
    await apply.click();
    await page.getByRole('radio', { name: 'Disnaker' }).check();
    await page.getByRole('dialog').locator('[type=submit]').click();
    await expect(page.getByRole('dialog', { name: 'Lamaran Anda Berhasil!' })).toBeVisible(far);
    await page.goto('/application');
    await expect(page.getByRole('article')).toHaveCount(1, far);
  } finally {
    network.lose(Infinity);
  }
  console.log(`  on 3G: ${kilobytes()} kB in ${Math.round((Date.now() - started) / 1000)} s`);
  expect(kilobytes()).toBeLessThan(MOST_KB);
});
