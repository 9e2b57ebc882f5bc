import { expect, test } from './support/journey';
import { speakDocumentsAlone } from './support/plain-provider';
import { signIn } from './support/sign-in';

/** How a provider searches: by itself, or not at all, so that the app has the whole list. */
const PROVIDERS = [
  { provider: 'that searches', isPlain: false, jobs: '**/api/v1/job/search/**' },
  { provider: 'without capabilities', isPlain: true, jobs: '**/api/v1/job/list/**' },
];

for (const { provider, isPlain, jobs } of PROVIDERS) {
  test.describe(`a provider ${provider}`, () => {
    test.beforeEach(async ({ page }) => {
      if (isPlain) await speakDocumentsAlone(page);
    });

    test('a search lives in the address: reload, back and a shared link show the same', async ({ page }) => {
      await page.goto('/jobs');
      const count = page.getByRole('status').filter({ hasText: 'lowongan' });
      await expect(count).toContainText('Halaman 1 dari');
      const all = await count.innerText();

      await page.locator('[name=search]').fill('staf');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(count).not.toHaveText(all);
      const found = await count.innerText();
      const titleMatches = page.getByRole('article').filter({ hasNot: page.locator('.job-reason') });
      for (const title of await titleMatches.getByRole('heading').allInnerTexts()) {
        expect(title.toLowerCase()).toContain('staf');
      }

      await page.reload();
      await expect(count).toHaveText(found);
      await expect(page.locator('[name=search]')).toHaveValue('staf');
      await expect(page.getByRole('button', { name: 'staf', exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(count).toHaveText(all);
      await page.goBack();
      await expect(count).toHaveText(found);

      await page.locator('[name=search]').fill('antariksa');
      await page.getByRole('button', { name: 'Find' }).click();
      await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toBeVisible();
    });

    test('pages and order', async ({ page }) => {
      await page.goto('/jobs');
      const first = page.getByRole('article').first().getByRole('heading');
      const newest = await first.innerText();
      await page.getByRole('button', { name: /page 2|halaman 2/i }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(first).not.toHaveText(newest);
      await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Oldest' });
      await expect(page).not.toHaveURL(/page=2/);
      await expect(first).not.toHaveText(newest);
    });

    test('Back to Jobs leads to the list as it was left', async ({ page }) => {
      await signIn(page);
      await page.goto('/jobs?search=staf');
      const count = page.getByRole('status').filter({ hasText: 'lowongan' });
      await expect(count).toContainText('Halaman 1 dari');
      const found = await count.innerText();
      await page.getByRole('article').filter({ hasNotText: 'Closed' }).first().getByRole('link').first().click();
      await page.getByRole('link', { name: 'Back to Jobs' }).click();
      await expect(page.locator('[name=search]')).toHaveValue('staf');
      await expect(count).toHaveText(found);
    });

    test('a bookmark survives a reload, and is shown under Saved', async ({ page }) => {
      await signIn(page);
      await page.goto('/jobs');
      const card = page.getByRole('article').first();
      // A placeholder has no button.
      await card.getByRole('button', { name: /^Bookmark / }).click();
      const title = await card.getByRole('heading').innerText();
      await page.getByRole('tab', { name: 'Saved' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page).toHaveURL(/[?&]tab=/);
      await page.reload();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(title);
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Bookmark / })
        .click();
      await expect(page.getByRole('article')).toHaveCount(0);
    });

    test('a failure of the list is shown, and it can be fetched again', async ({ page }) => {
      await page.route(jobs, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
      await page.goto('/');
      // Before the app runs, the link leads to a page of the server with its jobs.
      await page.waitForLoadState('networkidle');
      await page.getByRole('banner').getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
      await expect(page.getByText('Lowongan tidak dapat dimuat.')).toBeVisible();
      await expect(page.getByText('Maaf, pencarian yang kamu pilih belum tersedia')).toHaveCount(0);
      await page.unroute(jobs);
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByRole('article')).toHaveCount(10);
    });

    test('the list is requested once when its page is opened from another, and not when going back to it', async ({
      page,
    }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const requested: string[] = [];
      page.on('request', (request) => {
        if (/\/job\/(list|search)\//.test(request.url())) requested.push(request.url());
      });
      await page.getByRole('banner').getByRole('link', { name: 'Lowongan Pekerjaan' }).click();
      await expect(page.getByRole('article')).toHaveCount(10);
      expect(requested.filter((url) => !url.includes('page=2'))).toHaveLength(1);
      await page.getByRole('banner').getByRole('link', { name: 'Beranda' }).click();
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(10);
      await page.waitForLoadState('networkidle');
      expect(requested.filter((url) => !url.includes('page=2'))).toHaveLength(1);
    });
  });
}

test('the next page is there before it is wanted', async ({ page }) => {
  await page.goto('/jobs');
  const next = page.waitForResponse(/\/job\/search\/\?.*page=2/);
  await page.getByRole('button', { name: 'Halaman berikutnya' }).scrollIntoViewIfNeeded();
  await (await next).finished();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('page=2')) requested.push(request.url());
  });
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 2 dari' })).toBeVisible();
  expect(requested).toEqual([]);
});

test('without a connection, pages that were seen are there, and a search says that it needs one', async ({
  page,
  context,
}) => {
  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Halaman 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 2 dari' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Halaman 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Halaman 1 dari' })).toBeVisible();
  await page.locator('[name=search]').fill('kasir');
  await expect(page.getByRole('alert')).toContainText('Pencarian memerlukan koneksi internet.');
  await expect(page.getByRole('article')).toHaveCount(10);
  await context.setOffline(false);
});

test('a visitor who opens a job needs an account, and the job opens after signing in', async ({ page }) => {
  await page.goto('/jobs');
  const card = page.getByRole('article').filter({ hasNotText: 'Closed' }).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  const popup = page.getByRole('dialog', { name: /Sepertinya Kamu Belum Punya Akun/ });
  await expect(popup).toContainText('Kamu harus Daftar');
  await expect(popup).toContainText('Masukkan Akun dulu ya!');
  await popup.getByRole('button', { name: 'Masukkan Akun Kamu!' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=email]').fill('demo@titian.example');
  await dialog.locator('[name=password]').fill('Titian#Demo1');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a visitor who turns the pop-up down goes to the landing page', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('tab', { name: 'Saved' }).click();
  await expect(page.getByRole('dialog', { name: /Sepertinya Kamu Belum Punya Akun/ })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a job is shared by link and to six networks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await page.goto('/jobs');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /bagikan|share/i })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Share This Job' });
  const link = await dialog.locator('[name=link]').inputValue();
  // The recipient reads the vacancy without an account.
  expect(new URL(link).pathname).toMatch(/^\/lowongan\/.+/);
  for (const network of ['Instagram', 'Twitter', 'Facebook', 'TikTok', 'LinkedIn', 'WhatsApp']) {
    const share = dialog.getByRole('link', { name: network });
    await expect(share).toHaveAttribute('target', '_blank');
    await expect(share).toHaveAttribute('rel', /noopener/);
    expect(await share.getAttribute('href')).toContain(encodeURIComponent(link));
  }
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});
