import type { Page } from '@playwright/test';
import { drawAdvertisements } from './support/advertisement-pictures';
import { expect, test } from './support/journey';
import { share } from './support/share';

const TEXT = 'LOKER ADMIN\n\nTransfer Rp 200.000 dulu untuk seragam.\nKirim foto KTP dan nomor rekening sekarang.';

const field = (page: Page) => page.getByLabel('Isi pesan atau iklan');
const result = (page: Page) => page.getByRole('region', { name: /hal yang ada baiknya ditanyakan/ });

/** Everything that this browser stores for the app, and the address, as text. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const texts = [window.location.href, JSON.stringify(window.history.state), document.cookie];
    texts.push(JSON.stringify(localStorage), JSON.stringify(sessionStorage));
    for (const { name = '' } of await indexedDB.databases()) texts.push(name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) texts.push(url);
    }
    return texts.join('\n');
  });

test('a message is checked by keyboard, and heard in the order of the page', async ({ page }) => {
  await page.goto('/periksa');
  await field(page).focus();
  await page.keyboard.insertText(TEXT);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Baca dari gambar')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(result(page)).toMatchAriaSnapshot(`
    - region:
      - heading "2 hal yang ada baiknya ditanyakan" [level=2]
      - paragraph
      - blockquote "Isi yang diperiksa":
        - mark: Transfer Rp 200.000 dulu untuk seragam.
        - superscript: (1)
        - mark: Kirim foto KTP dan nomor rekening sekarang.
        - superscript: (2)
      - list:
        - listitem:
          - heading "1. Apakah Anda diminta membayar?" [level=3]
        - listitem:
          - heading "2. Perlukah dokumen atau rekening Anda sekarang?" [level=3]
  `);
  expect(await traces(page)).not.toMatch(/Transfer|seragam|KTP/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];

test('a dozen pictures are read on the device, and no picture leaves it', async ({ page, browser }) => {
  test.setTimeout(400_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/periksa');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.includes('picture-reader'))).toEqual([]);
  const missed: string[] = [];
  let [right, all] = [0, 0];
  for (const { name, text, mimeType, buffer } of await drawAdvertisements(browser)) {
    await field(page).fill('');
    await page.getByLabel('Baca dari gambar').setInputFiles({ name: 'gambar', mimeType, buffer });
    await expect(page.getByText('Gambar sudah dibaca.')).toBeVisible({ timeout: 60_000 });
    await expect(field(page)).toBeFocused();
    const found = wordsOf(await field(page).inputValue());
    const lost = wordsOf(text).filter((word) => !found.includes(word));
    [right, all] = [right + wordsOf(text).length - lost.length, all + wordsOf(text).length];
    if (lost.length > 0) missed.push(`${name}: ${lost.join(' ')}`);
  }
  console.log(`${right} of ${all} words of the pictures are read as they are`, missed);
  expect(right / all).toBeGreaterThan(0.95);
  expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
  expect(await traces(page)).not.toMatch(/picture-reader|traineddata|keyval/);
});

test('the reader’s worker has a policy of its own, and no page has a new source', async ({ page, request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? '';
  await page.goto('/periksa');
  const [worker] = await Promise.all([
    page.waitForRequest(/picture-reader.*worker/),
    page.getByLabel('Baca dari gambar').setInputFiles({
      name: 'kosong.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 60 } }),
    }),
  ]);
  expect(await policyOf(worker.url())).toBe(
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'",
  );
  expect(await policyOf('/periksa')).not.toContain('wasm');
});

test('a picture that is dropped or pasted is read, and the reader can be given up or be missing', async ({ page }) => {
  await page.goto('/periksa');
  await page.route('**/picture-reader-*/**', (route) => route.abort());
  const deliver = (type: 'drop' | 'paste') =>
    field(page).evaluate(async (element, kind) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
      const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made as Blob)));
      const transfer = new DataTransfer();
      transfer.items.add(new File([blob], 'gambar.png', { type: 'image/png' }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    }, type);
  for (const kind of ['drop', 'paste'] as const) {
    await deliver(kind);
    await expect(page.getByText('Pembaca gambar belum termuat.')).toBeVisible();
  }
  await page.unrouteAll();
  await page.route('**/*.traineddata.gz', () => undefined);
  await deliver('drop');
  await expect(page.getByText('Memuat pembaca gambar…')).toBeVisible();
  await page.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Memuat pembaca gambar…')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await deliver('drop');
  await expect(page.getByText('Tidak ada teks yang terbaca')).toBeVisible({ timeout: 60_000 });
});

test('without a connection nothing is checked, and the text stays', async ({ page, context }) => {
  await page.goto('/periksa');
  await field(page).fill(TEXT);
  await context.setOffline(true);
  await expect(page.getByText('Pemeriksaan perlu koneksi')).toBeVisible();
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(field(page)).toHaveValue(TEXT);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
  await expect(result(page)).toBeVisible();
});

test('the server answers a share with the texts, and says that the picture is lost', async ({ page }) => {
  await page.goto('/jobs');
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(500_000) };
  await share(page, { title: 'Loker', text: TEXT, picture });
  await expect(page).toHaveURL(/\/periksa$/);
  await expect(field(page)).toHaveValue(`Loker\n${TEXT}`);
  await expect(page.getByText('Gambar yang dibagikan tidak sampai')).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('texts and pictures that are shared to the app stay on the device until they are checked', async ({
    page,
    browser,
  }) => {
    await page.goto('/jobs');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await page.reload();
    const [drawn] = await drawAdvertisements(browser);
    const posts: string[] = [];
    page.context().on('request', (request) => {
      // The page's own request, which the worker takes, is not sent.
      if (request.method() === 'POST' && request.serviceWorker()) posts.push(request.url());
    });
    await share(page, {
      text: TEXT,
      picture: { name: 'loker.jpg', mimeType: 'image/jpeg', buffer: drawn?.buffer ?? Buffer.of() },
    });
    await expect(page).toHaveURL(/\/periksa$/);
    await expect(page.getByText('Gambar sudah dibaca.')).toBeVisible({ timeout: 60_000 });
    await expect(field(page)).toHaveValue(new RegExp(`^${TEXT.slice(0, 11)}[^]*LOWONGAN KERJA`));
    expect(posts).toEqual([]);
    expect(await traces(page)).not.toMatch(/Transfer|LOWONGAN/);
    await page.reload();
    await expect(field(page)).toHaveValue('');
  });
});
