import { contractError, describeError, describeFailure, networkError, toApiError } from './api-error';

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

describe('an error of a request', () => {
  const REFUSED = 'Permintaan ini belum bisa dipenuhi.';

  it('blames the connection where no response came', () => {
    expect(describeFailure(networkError())).toBe(SENTENCE);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(describeFailure(networkError())).toBe(`Anda sedang offline. ${SENTENCE}`);
  });

  it.each([
    ['403 with words', toApiError(403, { message: 'Akun Anda dibatasi.' }), 'Akun Anda dibatasi.'],
    ['500 with a detail', toApiError(500, { detail: 'Sedang dirawat.' }), 'Sedang dirawat.'],
    ['a refused field', toApiError(400, { err: { page: ['Halaman tidak sah.'] } }), 'Halaman tidak sah.'],
    ['words that are markup', toApiError(500, { message: '<b>Rusak</b>' }), '<b>Rusak</b>'],
    ['500 without words', toApiError(500, {}), `${REFUSED} Silakan coba lagi nanti.`],
    ['a proxy without its server', toApiError(502, undefined), `${REFUSED} Silakan coba lagi nanti.`],
    ['a response that is none', contractError(200), `${REFUSED} Silakan coba lagi nanti.`],
    ['anything else', new Error('x is undefined'), `${REFUSED} Silakan coba lagi nanti.`],
    ['429 alone', toApiError(429, {}), 'Terlalu banyak permintaan. Silakan coba lagi nanti.'],
    ['429 with a wait', toApiError(429, {}, '30'), 'Terlalu banyak permintaan. Coba lagi dalam 30 detik.'],
    ['429 with both', toApiError(429, { message: 'Pelan-pelan' }, '600'), 'Pelan-pelan. Coba lagi dalam 10 menit.'],
    ['503 with a wait', toApiError(503, { message: 'Dirawat!' }, '60'), 'Dirawat! Coba lagi dalam 60 detik.'],
  ])('says of %s what the provider says, and never that it is the connection', (_what, error, words) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(describeFailure(error)).toBe(words);
  });
});
