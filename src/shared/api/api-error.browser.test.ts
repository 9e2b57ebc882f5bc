import { contractError, describeError, networkError, toApiError } from './api-error';

const SENTENCE = 'Periksa koneksi internet Anda, lalu coba lagi.';

afterEach(() => jest.restoreAllMocks());

it('says that there is no connection, where the browser knows it', () => {
  expect(describeError(networkError(), SENTENCE)).toBe(SENTENCE);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeError(networkError(), SENTENCE)).toBe(`Anda sedang offline. ${SENTENCE}`);
  expect(describeError(contractError(), SENTENCE)).toBe(SENTENCE);
});

it.each([
  ['30', 'Terlalu banyak percobaan. Tunggu 30 detik sebelum mencoba lagi.'],
  ['600', 'Terlalu banyak percobaan. Tunggu 10 menit sebelum mencoba lagi.'],
])('says how long to wait after too many attempts (%s s)', (seconds, words) => {
  expect(describeError(toApiError(429, {}, seconds), SENTENCE)).toBe(words);
  expect(describeError(toApiError(429, { message: 'Pelan-pelan.' }, seconds), SENTENCE)).toBe('Pelan-pelan.');
  expect(describeError(toApiError(429, {}), SENTENCE)).toBe(SENTENCE);
});
