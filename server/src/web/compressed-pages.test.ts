import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedPages } from './compressed-pages';

const page = (body: string): string => `<!doctype html><title>Kasir</title><p>${body}</p>`;

it('gives a page in either encoding', async () => {
  const pages = new CompressedPages();
  const html = page('Lamar paling lambat 30 November — Rp 2.000.000');
  const brotli = await pages.get(html, 'tag', 'br');
  const gzip = await pages.get(html, 'tag', 'gzip');
  expect(brotliDecompressSync(brotli ?? '').toString()).toBe(html);
  expect(gunzipSync(gzip ?? '').toString()).toBe(html);
});

it('compresses a page once, for waiting and for later requests', async () => {
  const pages = new CompressedPages();
  const together = await Promise.all([1, 2, 3].map(() => pages.get(page('a'), 'a', 'br')));
  const later = await pages.get(page('a'), 'a', 'br');
  expect(new Set([...together, later]).size).toBe(1);
  expect(await pages.get(page('b'), 'b', 'br')).not.toBe(later);
});

it('leaves pages to a quicker way while six wait, and gives those that it has', async () => {
  const pages = new CompressedPages();
  const known = await pages.get(page('known'), 'known', 'br');
  const large = page(randomBytes(100_000).toString('hex'));
  const all = Array.from({ length: 9 }, (_, index) => pages.get(`${large}${index}`, String(index), 'br'));
  expect(await pages.get(page('known'), 'known', 'br')).toBe(known);
  const isThere = (await Promise.all(all)).map((body) => body !== undefined);
  expect(isThere).toEqual([true, true, true, true, true, true, true, false, false]);
  expect(await pages.get(page('later'), 'later', 'br')).toBeDefined();
});
