import type { Locator, Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expect } from '../support/journey';
import { submitSignIn } from '../support/sign-in';
import { test } from './chaos-test';

test.use({ actionTimeout: 60_000, reducedMotion: 'no-preference' });

/** A busy cell of 3G: milliseconds to and fro, and bytes a second (400 kb/s) each way. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** One request in twenty is lost. */
const LOSS = 20;

/**
 * Limit of the journey's downloads, in kB, including those of an idle browser, without the worker, which fetches in
 * the background. The best matches and the news of the bell are 23 of them.
 */
const MAX_DOWNLOAD_KB = 615;

/** Slows the page down, and counts what it fetches. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { kilobytes: () => Math.round(bytes / 1000) };
}

/**
 * Acts until the page shows the effect. A write that is lost is not repeated by the app: it says so, and the candidate
 * closes that dialog and tries again.
 */
async function untilSeen(page: Page, act: () => Promise<void>, effect: Locator): Promise<void> {
  const failure = page.getByRole('dialog').getByRole('button', { name: /^(Tutup|Coba lagi|Lanjut)$/ });
  await expect(async () => {
    await act();
    await expect(effect.or(failure).first()).toBeVisible({ timeout: 30_000 });
    if (!(await effect.isVisible())) await failure.click();
    await expect(effect).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });
}

test('a candidate signs in, finds a job and applies on 3G with losses', async ({ page, request, network }) => {
  test.setTimeout(300_000);
  const account = await openAccount(request);
  const { kilobytes } = await slowDown(page);
  network.lose(LOSS);
  const started = Date.now();
  const far = { timeout: 60_000 };
  try {
    await page.goto('/login');
    await untilSeen(
      page,
      () => submitSignIn(page, account.email, account.password),
      page.getByRole('heading', { level: 1, name: account.name }),
    );
    await page.getByRole('link', { name: 'Lowongan Pekerjaan' }).first().click();
    const card = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
    await card.getByRole('heading').getByRole('link').click();
    const apply = page.getByRole('button', { name: 'Apply', exact: true }).first();
    await expect(apply).toBeEnabled(far);
    const source = page.getByRole('radio', { name: 'Disnaker' });
    await untilSeen(page, () => apply.click(), source);
    await source.check();
    const send = page.getByRole('dialog').locator('[type=submit]');
    await untilSeen(page, () => send.click(), page.getByRole('dialog', { name: 'Lamaran Anda Berhasil!' }));
    await page.goto('/application');
    await expect(page.getByRole('article')).toHaveCount(1, far);
  } finally {
    network.lose(Infinity);
  }
  console.log(`  on 3G: ${kilobytes()} kB in ${Math.round((Date.now() - started) / 1000)} s`);
  expect(kilobytes()).toBeLessThan(MAX_DOWNLOAD_KB);
});
