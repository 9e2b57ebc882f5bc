import { waitFor } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { createAppStore } from '@/app/state';
import { applicationApi } from '@/entities/application';
import { jobApi, jobPath } from '@/entities/job';
import { portfolioApi } from '@/entities/profile/portfolio';
import { selectIsSignedIn, sessionApi, signedOut } from '@/entities/session';
import { makeJobDetailDto } from '@test/dto/job';
import { makePortfolioDto } from '@test/dto/portfolio';
import { noDelay, signedInState } from '@test/session';
import { call, given, givenFailure, givenHtml, givenNoResponse, server, untilCallsSeen } from '@test/server';
import { contractError, describeError, describeFailure, networkError, toApiError } from './api-error';
import { prefetch } from './prefetch';
import { cancelSaves, isCancelled } from './with-cancelling';

describe('base query', () => {
  const login = (store: ReturnType<typeof createAppStore>) =>
    store.dispatch(sessionApi.endpoints.login.initiate({ email: 'a@example.com', password: 'x' }));

  it('sends the bearer token of the session', async () => {
    const requests = given('get', 'job/by-slug/staf-gudang/', makeJobDetailDto());
    const store = createAppStore(signedInState());
    await store.dispatch(jobApi.endpoints.getJob.initiate('staf-gudang'));
    expect(requests).toMatchObject([{ authorization: 'Bearer test-token' }]);
  });

  it('sends no token with an anonymous call', async () => {
    const requests = given('get', 'job/list/', []);
    await createAppStore(signedInState()).dispatch(jobApi.endpoints.getJobs.initiate());
    expect(requests).toMatchObject([{ authorization: null }]);
  });

  it('ends the session when a call with a token is refused with 401', async () => {
    givenFailure('get', 'job/by-slug/staf-gudang/', 401, { statusCode: 4001 });
    const store = createAppStore(signedInState());
    await store.dispatch(jobApi.endpoints.getJob.initiate('staf-gudang'));
    expect(selectIsSignedIn(store.getState())).toBe(false);
  });

  it('reads code, message, fields and Retry-After of a refusal', async () => {
    const body = { statusCode: 4029, message: 'Terlalu sering', err: { email: ['Tunggu', 'sebentar'], name: 'satu' } };
    givenFailure('post', 'candidate/login/', 429, body, { 'Retry-After': '30' });
    await expect(login(createAppStore())).resolves.toMatchObject({
      error: {
        kind: 'validation',
        status: 429,
        statusCode: 4029,
        message: 'Terlalu sering',
        fieldErrors: { email: ['Tunggu', 'sebentar'], name: ['satu'] },
        retryAfter: 30,
      },
    });
  });

  it('reads a detail and fields at the top level of a refusal', async () => {
    givenFailure('post', 'candidate/login/', 400, { detail: 'Tidak sah', url: ['Bukan alamat'] });
    await expect(login(createAppStore())).resolves.toMatchObject({
      error: { message: 'Tidak sah', fieldErrors: { url: ['Bukan alamat'] } },
    });
  });

  it('takes HTTP 200 with a failing statusCode for a failure', async () => {
    server.use(http.post(call('candidate/login/'), () => HttpResponse.json({ statusCode: 4006, message: 'Sudah' })));
    await expect(login(createAppStore())).resolves.toMatchObject({ error: { kind: 'http', statusCode: 4006 } });
  });

  it.each([
    ['a page of HTML', () => givenHtml('get', 'job/list/')],
    ['null for the list', () => given('get', 'job/list/', null)],
    ['an object for the list', () => given('get', 'job/list/', {})],
    ['an empty body', () => server.use(http.get(call('job/list/'), () => new HttpResponse(null, { status: 200 })))],
  ])('takes %s for a response that breaks the contract', async (_what, givenResponse) => {
    jest.spyOn(console, 'error').mockImplementation();
    givenResponse();
    const { error } = await createAppStore().dispatch(jobApi.endpoints.getJobs.initiate());
    expect(error).toMatchObject({ kind: 'contract' });
  });

  it.each([
    ['502 with HTML', () => givenHtml('get', 'job/list/', 502), { kind: 'http', status: 502 }],
    ['no response', () => givenNoResponse('get', 'job/list/'), { kind: 'network' }],
  ])('takes %s for a failure', async (_what, givenResponse, expected) => {
    givenResponse();
    const { error } = await createAppStore({}, { delay: noDelay }).dispatch(jobApi.endpoints.getJobs.initiate());
    expect(error).toMatchObject(expected);
  });

  it.each([
    [200, { statusCode: 2000 }],
    [201, { statusCode: 2001 }],
    [201, {}],
    [200, { statusCode: 200 }],
  ])('takes HTTP %d with %j for a success', async (status, body) => {
    server.use(http.get(call('job/list/'), () => HttpResponse.json({ ...body, data: [] }, { status })));
    await expect(createAppStore().dispatch(jobApi.endpoints.getJobs.initiate())).resolves.toMatchObject({ data: [] });
  });
});

describe('API error', () => {
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
});

describe('provider calls', () => {
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
      const body = { name: 'Blog', url: 'https://blog.example.com' };
      await store.dispatch(portfolioApi.endpoints.changePortfolio.initiate({ id: 4, body }));
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
});

describe('prefetch', () => {
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
    expect(await store.dispatch(jobApi.endpoints.getJob.initiate(slug))).toMatchObject({
      data: { title: 'Staf Kasir' },
    });
    expect(requests).toHaveLength(1);
  });

  it('is aborted with the request that waits for it', async () => {
    const { path, read } = setUp();
    prefetch(path, TOKEN);
    const call = read();
    call.abort();
    expect(await call).toMatchObject({ isError: true, error: { name: 'AbortError' } });
  });
});
