import { NoWorkerError } from '@/entities/push';
import { networkError, toApiError } from '@/shared/api/api-error';
import { describePushFailure } from './push-failure';

const ENDPOINT = 'https://push.contoh.id/rahasia';
const refused = (err: object) => toApiError(400, { statusCode: 4000, message: 'Data belum benar.', err });

it.each([
  ['no worker', new NoWorkerError(), /belum terpasang/],
  ['the browser refuses', new DOMException('denied', 'NotAllowedError'), /^Browser ini menolak/],
  [
    'its push service refuses',
    new DOMException('push service error', 'AbortError'),
    /layanan pemberitahuannya\. Coba lagi nanti/,
  ],
  ['the provider refuses the push service', refused({ endpoint: ['Tidak dikenal.'] }), /\(push\.contoh\.id\)\. Buka/],
  [
    'the provider refuses the key',
    refused({ keys: ['Kunci tidak cocok.'] }),
    /^Pemberitahuan belum bisa diatur\. Kunci tidak cocok\.$/,
  ],
  ['the provider fails', toApiError(500, null), /^Pemberitahuan belum bisa diatur\. .*coba lagi nanti/],
  ['no response', networkError(), /^Pemberitahuan belum bisa diatur\. Periksa koneksi internet Anda/],
  ['another error', new TypeError('broken'), /^Pemberitahuan belum bisa diatur\. .*coba lagi nanti/],
])('says the cause, and names the connection for that alone: %s', (cause, error, sentence) => {
  const text = describePushFailure(error, ENDPOINT);
  expect(text).toMatch(sentence);
  expect(text.includes('koneksi')).toBe(cause === 'no response');
  expect(text).not.toContain('rahasia');
});

it('names the connection where the browser is offline, since then it cannot reach its push service', () => {
  const { navigator } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: false } });
  expect(describePushFailure(new DOMException('push service error', 'AbortError'))).toMatch(/Anda sedang offline/);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
});
