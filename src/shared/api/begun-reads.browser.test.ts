import { createAppStore } from '@/app/state';
import { jobApi, jobPath } from '@/entities/job';
import { makeJobDetailDto } from '@test/dto/job';
import { noPause, signedInState } from '@test/render-app';
import { given, givenNoAnswer, untilCallsSeen } from '@test/server';
import { beginRead } from './begun-reads';

const TOKEN = 'test-token';
let count = 0;

/** Each test has an address of its own: what one leaves is not the next one's. */
function setUp() {
  const slug = `staf-gudang-${(count += 1)}`;
  const path = jobPath(slug);
  const requests = given('get', path, makeJobDetailDto({ slug, title: 'Staf Gudang' }));
  const store = createAppStore(signedInState(), { pause: noPause });
  const read = (forceRefetch = false) =>
    store.dispatch(jobApi.endpoints.getJob.initiate(slug, { forceRefetch, subscribe: false }));
  return { path, requests, read };
}

it('gives the answer of a read that was begun to whoever asks, without asking again', async () => {
  const { path, requests, read } = setUp();
  beginRead(path, TOKEN);
  expect(await read()).toMatchObject({ data: { title: 'Staf Gudang' } });
  expect(requests).toMatchObject([{ authorization: `Bearer ${TOKEN}` }]);
});

it('is not begun again until it is taken', async () => {
  const { path, requests, read } = setUp();
  beginRead(path, TOKEN);
  beginRead(path, TOKEN);
  await read();
  expect(requests).toHaveLength(1);
});

it('gives it once: the next read is a new one', async () => {
  const { path, requests, read } = setUp();
  beginRead(path, TOKEN);
  await read();
  await read(true);
  expect(requests).toHaveLength(2);
});

it('gives nobody what was asked for with the token of another session', async () => {
  const { path, requests, read } = setUp();
  beginRead(path, 'token-of-another');
  expect(await read()).toMatchObject({ data: { title: 'Staf Gudang' } });
  expect(requests.map(({ authorization }) => authorization)).toContain(`Bearer ${TOKEN}`);
  expect(requests).toHaveLength(2);
});

it('gives no answer that has waited for more than a minute', async () => {
  const { path, requests, read } = setUp();
  beginRead(path, TOKEN);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 60_001);
  await read();
  jest.restoreAllMocks();
  expect(requests).toHaveLength(2);
});

it('asks anew where the connection of the first was lost', async () => {
  const slug = 'staf-kasir';
  givenNoAnswer('get', jobPath(slug));
  beginRead(jobPath(slug), TOKEN);
  // The first is lost before the second asks.
  await untilCallsSeen();
  const requests = given('get', jobPath(slug), makeJobDetailDto({ slug, title: 'Staf Kasir' }));
  const store = createAppStore(signedInState(), { pause: noPause });
  expect(await store.dispatch(jobApi.endpoints.getJob.initiate(slug))).toMatchObject({ data: { title: 'Staf Kasir' } });
  expect(requests).toHaveLength(1);
});

it('ends with the call that waits for it', async () => {
  const { path, read } = setUp();
  beginRead(path, TOKEN);
  const call = read();
  call.abort();
  expect(await call).toMatchObject({ isError: true, error: { name: 'AbortError' } });
});
