import { createAppStore } from '@/app/state';
import { jobApi, jobPath } from '@/entities/job';
import { makeJobDetailDto } from '@test/dto/job';
import { noDelay, signedInState } from '@test/render-app';
import { given, givenNoResponse, untilCallsSeen } from '@test/server';
import { prefetch } from './prefetch';

const TOKEN = 'test-token';
let count = 0;

/** Each test has an address of its own: what one leaves is not the next one's. */
function setUp() {
  const slug = `staf-gudang-${(count += 1)}`;
  const path = jobPath(slug);
  const requests = given('get', path, makeJobDetailDto({ slug, title: 'Staf Gudang' }));
  const store = createAppStore(signedInState(), { delay: noDelay });
  const read = (forceRefetch = false) =>
    store.dispatch(jobApi.endpoints.getJob.initiate(slug, { forceRefetch, subscribe: false }));
  return { path, requests, read };
}

it('gives its response to the same request, which is not sent again', async () => {
  const { path, requests, read } = setUp();
  prefetch(path, TOKEN);
  expect(await read()).toMatchObject({ data: { title: 'Staf Gudang' } });
  expect(requests).toMatchObject([{ authorization: `Bearer ${TOKEN}` }]);
});

it('gives it once: the next request is sent', async () => {
  const { path, requests, read } = setUp();
  prefetch(path, TOKEN);
  await read();
  await read(true);
  expect(requests).toHaveLength(2);
});

it('gives no response that was requested with the token of another session', async () => {
  const { path, requests, read } = setUp();
  prefetch(path, 'token-of-another');
  expect(await read()).toMatchObject({ data: { title: 'Staf Gudang' } });
  expect(requests.map(({ authorization }) => authorization)).toContain(`Bearer ${TOKEN}`);
  expect(requests).toHaveLength(2);
});

it('gives no response that has waited for more than a minute', async () => {
  const { path, requests, read } = setUp();
  prefetch(path, TOKEN);
  const now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => now + 60_001);
  await read();
  jest.restoreAllMocks();
  expect(requests).toHaveLength(2);
});

it('is requested again where its connection was lost', async () => {
  const slug = 'staf-kasir';
  givenNoResponse('get', jobPath(slug));
  prefetch(jobPath(slug), TOKEN);
  // The first is lost before the second is sent.
  await untilCallsSeen();
  const requests = given('get', jobPath(slug), makeJobDetailDto({ slug, title: 'Staf Kasir' }));
  const store = createAppStore(signedInState(), { delay: noDelay });
  expect(await store.dispatch(jobApi.endpoints.getJob.initiate(slug))).toMatchObject({ data: { title: 'Staf Kasir' } });
  expect(requests).toHaveLength(1);
});

it('is aborted with the request that waits for it', async () => {
  const { path, read } = setUp();
  prefetch(path, TOKEN);
  const call = read();
  call.abort();
  expect(await call).toMatchObject({ isError: true, error: { name: 'AbortError' } });
});
