import { waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { createAppStore } from '@/app/state';
import { applicationApi } from '@/entities/application';
import { jobApi } from '@/entities/job';
import { portfolioApi } from '@/entities/profile/portfolio';
import { sessionApi, signedOut } from '@/entities/session';
import { makePortfolioDto } from '@test/dto/portfolio';
import { noDelay, signedInState } from '@test/render-app';
import { call, server } from '@test/server';
import { cancelSaves, isCancelled } from './with-cancelling';

const { apply, getApplications } = applicationApi.endpoints;
const { getJobs } = jobApi.endpoints;
const signedInStore = () => createAppStore(signedInState(), { delay: noDelay });

/** The provider sends these responses in turn, the last one from then on. Returns the keys that it was sent. */
function givenResponses(method: 'get' | 'post' | 'put', path: string, ...responses: (() => Response)[]) {
  const keys: (string | null)[] = [];
  server.use(
    http[method](call(path), async ({ request }) => {
      const respond = responses[Math.min(keys.length, responses.length - 1)];
      keys.push(request.headers.get('Idempotency-Key'));
      await delay(10);
      return respond?.() ?? HttpResponse.error();
    }),
  );
  return keys;
}

const done = () => HttpResponse.json({ statusCode: 2001, data: makePortfolioDto() }, { status: 201 });
const list = () => HttpResponse.json({ statusCode: 2000, data: [] });
const refusal =
  (status: number, headers = {}) =>
  () =>
    HttpResponse.json({}, { status, headers });
const noResponse = () => HttpResponse.error();

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the key of a write', () => {
  const APPLY = 'job-application/apply/';

  it.each([
    ['no response', noResponse],
    ['a failure of the server', refusal(500)],
    ['a proxy without its server', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page of HTML', () => HttpResponse.html('<h1>Masuk Wi-Fi</h1>')],
    ['too many calls', refusal(429)],
  ])('is the same when it is made again after %s, also after a reload', async (_what, failure) => {
    const keys = givenResponses('post', APPLY, failure, done);
    await signedInStore().dispatch(apply.initiate('job-1'));
    expect(keys).toHaveLength(1);
    await signedInStore().dispatch(apply.initiate('job-1'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([
    ['it was stored', done],
    ['it was refused', refusal(409)],
  ])('is another when it is made again after %s', async (_what, respond) => {
    const keys = givenResponses('post', APPLY, respond);
    const store = signedInStore();
    await store.dispatch(apply.initiate('job-1'));
    await store.dispatch(apply.initiate('job-1'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is the same for a double click, and another for another write', async () => {
    const keys = givenResponses('post', APPLY, done);
    const store = signedInStore();
    await Promise.all(['job-1', 'job-1', 'job-2'].map((job) => store.dispatch(apply.initiate(job))));
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is sent with a POST alone, and not with a sign-in', async () => {
    const keys = [
      givenResponses('put', 'candidate/portfolio/4/', done),
      givenResponses('post', 'candidate/login/', refusal(401)),
    ];
    const store = signedInStore();
    const draft = { name: 'Blog', url: 'https://blog.example.com' };
    await store.dispatch(portfolioApi.endpoints.changePortfolio.initiate({ id: 4, draft }));
    await store.dispatch(sessionApi.endpoints.login.initiate({ email: 'sari@example.com', password: 'x' }));
    expect(keys).toEqual([[null], [null]]);
  });

  it('leaves nothing of a write in the storage, nor any trace after signing out', async () => {
    givenResponses('post', APPLY, noResponse);
    givenResponses('post', 'candidate/register/', noResponse);
    const store = signedInStore();
    const person = { name: 'Sari', email: 'sari@example.com', phoneNumber: '+6281234567890', password: 'Rahasia!' };
    await store.dispatch(sessionApi.endpoints.register.initiate(person));
    expect(JSON.stringify(localStorage)).not.toContain('request-keys');
    await store.dispatch(apply.initiate('lowongan-rahasia'));
    expect(JSON.stringify(localStorage)).toContain('request-keys');
    expect(JSON.stringify(localStorage)).not.toMatch(/lowongan-rahasia|test-token|Rahasia!/);
    store.dispatch(signedOut());
    expect(JSON.stringify(localStorage)).not.toContain('request-keys');
  });
});

describe('a query that fails for a moment', () => {
  const LIST = 'job/list/';

  it.each([
    ['no response', noResponse],
    ['502', refusal(502)],
    ['503', refusal(503, { 'Retry-After': '2' })],
    ['429', refusal(429)],
  ])('is made again after %s', async (_what, failure) => {
    const calls = givenResponses('get', LIST, failure, failure, list);
    const { data } = await createAppStore({}, { delay: noDelay }).dispatch(getJobs.initiate());
    expect(data).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  it('fails after three attempts', async () => {
    const calls = givenResponses('get', LIST, refusal(503));
    const { error } = await createAppStore({}, { delay: noDelay }).dispatch(getJobs.initiate());
    expect(error).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(3);
  });

  it('is not made again without a connection, but once there is one', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = givenResponses('get', LIST, noResponse, list);
    const store = createAppStore({}, { delay: noDelay });
    const { error } = await store.dispatch(getJobs.initiate());
    expect(error).toMatchObject({ kind: 'network', isUnsent: true });
    expect(calls).toHaveLength(1);

    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(getJobs.select()(store.getState()).data).toEqual([]));
  });

  it('is not retried when its caller aborts it during the delay', async () => {
    const calls = givenResponses('get', 'job-application/application-status/', noResponse);
    let delays = 0;
    const untilGivenUp = (_length: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        delays += 1;
        signal.addEventListener('abort', () => resolve());
      });
    const store = createAppStore(signedInState(), { delay: untilGivenUp });
    const query = store.dispatch(getApplications.initiate());
    await waitFor(() => expect(delays).toBe(1));
    query.abort();
    await expect(query).resolves.toMatchObject({ isError: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(delays).toBe(1);
    expect(calls).toHaveLength(1);
  });
});

it('never makes a write again by itself', async () => {
  const calls = givenResponses('post', 'job-application/apply/', refusal(503));
  await signedInStore().dispatch(apply.initiate('job-1'));
  expect(calls).toHaveLength(1);
});

it('gives up a write that hangs when the candidate wants no more of it, and makes it again with its key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(call('job-application/apply/'), async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (keys.length === 1) await delay('infinite');
      return done();
    }),
  );
  const store = signedInStore();
  const hanging = store.dispatch(apply.initiate('job-1'));
  await waitFor(() => expect(keys).toHaveLength(1));
  cancelSaves();
  const { error } = await hanging;
  expect(error).toMatchObject({ kind: 'network', message: expect.stringContaining('dibatalkan') });
  expect(isCancelled(error)).toBe(true);
  expect(isCancelled({ kind: 'network', fieldErrors: {} })).toBe(false);

  expect((await store.dispatch(apply.initiate('job-1'))).error).toBeUndefined();
  expect(keys[1]).toBe(keys[0]);
});
