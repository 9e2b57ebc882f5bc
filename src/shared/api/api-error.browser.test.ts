import { contractError, describeError, networkError } from './api-error';

const SENTENCE = 'Periksa koneksi internet Anda, lalu coba lagi.';

afterEach(() => jest.restoreAllMocks());

it('says that there is no connection, where the browser knows it', () => {
  expect(describeError(networkError(), SENTENCE)).toBe(SENTENCE);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(describeError(networkError(), SENTENCE)).toBe(`Anda sedang offline. ${SENTENCE}`);
  expect(describeError(contractError(), SENTENCE)).toBe(SENTENCE);
});
