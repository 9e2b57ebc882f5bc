import type { ApiError } from './api-error';
import { retryDelay } from './with-query-retries';

const error = (change: Partial<ApiError>): ApiError => ({ kind: 'http', fieldErrors: {}, ...change });
const middling = 0.5;

it.each([
  ['no response', error({ kind: 'network' })],
  ['429', error({ status: 429 })],
  ['502', error({ status: 502 })],
  ['503', error({ status: 503 })],
  ['504', error({ status: 504 })],
])('tries again after %s, later each time, and a third time last', (_what, failure) => {
  expect([1, 2, 3].map((attempt) => retryDelay(failure, attempt, middling))).toEqual([500, 1500, null]);
});

it.each([
  ['401', error({ status: 401 })],
  ['404', error({ status: 404 })],
  ['500', error({ status: 500 })],
  ['a response that breaks the contract', error({ kind: 'contract', status: 200 })],
])('does not try again after %s', (_what, failure) => {
  expect(retryDelay(failure, 1)).toBeNull();
});

it('spreads the tries of many browsers', () => {
  const failure = error({ kind: 'network' });
  expect(retryDelay(failure, 1, 0)).toBe(250);
  expect(retryDelay(failure, 1, 1)).toBe(750);
});

it('waits as long as the provider says, never less, and not at all where that is longer than a few seconds', () => {
  expect(retryDelay(error({ status: 503, retryAfter: 5 }), 1, 0)).toBe(5000);
  expect(retryDelay(error({ status: 429, retryAfter: 2 }), 2, 1)).toBe(3000);
  expect(retryDelay(error({ status: 429, retryAfter: 6 }), 1)).toBeNull();
});
