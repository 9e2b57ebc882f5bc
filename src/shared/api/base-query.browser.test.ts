import { HttpResponse, http } from 'msw';
import { createAppStore } from '@/app/state';
import { jobApi } from '@/entities/job';
import { selectIsSignedIn, sessionApi } from '@/entities/session';
import { makeJobDetailDto } from '@test/dto/job';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';
import { noDelay, signedInState } from '@test/render-app';

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
