import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createAppStore, startPrivateResponses } from '@/app/state';
import { applicationApi } from '@/entities/application';
import { jobApi } from '@/entities/job';
import { profileApi } from '@/entities/profile/candidate';
import { signedIn, signedOut } from '@/entities/session';
import { selectIsUnreachable, selectCachedAt } from '@/shared/api';
import { givenCacheStorage, givenRefusingCacheStorage } from '@test/cache-storage';
import { makeJobDto } from '@test/dto/job';
import { makeProfileDto } from '@test/dto/profile';
import { gate } from '@test/job-search';
import { noDelay, session } from '@test/session';
import { call, given, givenFailure, givenHtml, givenNoResponse, server } from '@test/server';

const LIST = 'job/list/';
const PROFILE = 'candidate/profile/';
const { getJobs } = jobApi.endpoints;
const { getProfile } = profileApi.endpoints;

const openApp = (userId: string | null = 'candidate-1') =>
  createAppStore({ session: { current: { ...session, userId }, ended: null } }, { delay: noDelay });
type App = ReturnType<typeof openApp>;

const fetchList = (app: App) => app.dispatch(getJobs.initiate(undefined, { forceRefetch: true }));
const fetchProfile = (app: App) => app.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));

let caches: ReturnType<typeof givenCacheStorage>;

/** So many responses have been stored. */
const untilStored = (count = 1) => waitFor(() => expect(caches.putCount()).toBe(count));

/** Resolves after the idle callback has run. */
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  caches = givenCacheStorage();
});
afterEach(() => caches.remove());

async function everythingStored(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.storage.keys()) {
    const cache = await caches.storage.open(name);
    for (const { url } of await cache.keys()) texts.push(name, (await (await cache.match(url))?.text()) ?? '');
  }
  return texts.join('\n');
}

it('serves the last list when the provider cannot be reached, and has its age', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await fetchList(openApp());
  await untilStored();
  givenNoResponse('get', LIST);
  const app = openApp();
  await expect(fetchList(app)).resolves.toMatchObject({ data: [{ title: 'Staf Gudang' }] });
  expect(Date.parse(selectCachedAt(app.getState(), [{ endpoint: 'getJobs' }]) ?? '')).toBeLessThanOrEqual(Date.now());
  expect(selectIsUnreachable(app.getState())).toBe(true);
});

it('forgets the age once the provider responds again', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  const app = openApp();
  await fetchList(app);
  await untilStored();
  givenNoResponse('get', LIST);
  await fetchList(app);
  given('get', LIST, [makeJobDto({ title: 'Kasir' })]);
  await expect(fetchList(app)).resolves.toMatchObject({ data: [{ title: 'Kasir' }] });
  expect(selectCachedAt(app.getState(), [{ endpoint: 'getJobs' }])).toBeNull();
  expect(selectIsUnreachable(app.getState())).toBe(false);
  await untilStored(2);
});

it.each([
  ['fails', () => givenFailure('get', LIST, 500), 'http'],
  ['gets a response from something in between', () => givenHtml('get', LIST), 'contract'],
])('fails with a call that %s, and serves no cached response', async (_how, givenTrouble, kind) => {
  jest.spyOn(console, 'error').mockImplementation();
  given('get', LIST, [makeJobDto()]);
  await fetchList(openApp());
  await untilStored();
  givenTrouble();
  await expect(fetchList(openApp())).resolves.toMatchObject({ error: { kind } });
});

it('serves a candidate’s responses to that candidate alone', async () => {
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari' }));
  await fetchProfile(openApp());
  await untilStored();
  givenNoResponse('get', PROFILE);
  await expect(fetchProfile(openApp())).resolves.toMatchObject({ data: { name: 'Sari Wulandari' } });
  const other = openApp('candidate-2');
  await expect(fetchProfile(other)).resolves.toMatchObject({ error: { kind: 'network' } });
});

it('stores no response of a candidate whose id is not known', async () => {
  given('get', PROFILE, makeProfileDto());
  await fetchProfile(openApp(null));
  await untilIdle();
  await expect(caches.storage.keys()).resolves.toEqual([]);
});

it('never stores the number of an identity card', async () => {
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari', identityNumber: '3404010101950001' }));
  await expect(fetchProfile(openApp())).resolves.toMatchObject({ data: { identityNumber: '3404010101950001' } });
  await untilStored();
  const stored = await everythingStored();
  expect(stored).toContain('Sari Wulandari');
  expect(stored).not.toContain('3404010101950001');
});

it('leaves nothing of a candidate who signs out, and the public list', async () => {
  given('get', LIST, [makeJobDto()]);
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari' }));
  const app = openApp();
  const end = startPrivateResponses(app);
  await fetchList(app);
  await fetchProfile(app);
  await untilStored(2);
  expect(await everythingStored()).toContain('Sari Wulandari');
  app.dispatch(signedOut());
  await waitFor(async () => expect(await caches.storage.keys()).toHaveLength(1));
  expect(await everythingStored()).not.toContain('candidate');
  end();
});

it('stores nothing of a response that comes after its candidate has signed out and another in', async () => {
  const app = openApp();
  const end = startPrivateResponses(app);
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    http.get(call(PROFILE), async () => {
      await held;
      return HttpResponse.json({ statusCode: 2000, message: '', data: makeProfileDto({ name: 'Sari Wulandari' }) });
    }),
  );
  const query = fetchProfile(app);
  app.dispatch(signedOut());
  app.dispatch(signedIn({ ...session, token: 'token-of-budi', userId: 'candidate-2' }));
  respond();
  await query;
  await untilIdle();
  expect(await everythingStored()).not.toContain('Sari');
  end();
});

it('holds a cached response to the schema like a new one', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  given('get', 'job-application/application-status/', []);
  const getApplications = () => openApp().dispatch(applicationApi.endpoints.getApplications.initiate());
  await getApplications();
  await untilStored();
  const [name = ''] = await caches.storage.keys();
  const cache = await caches.storage.open(name);
  const [key] = await cache.keys();
  const response = key && (await cache.match(key));
  if (key && response) await cache.put(key, new Response('{"data":7}', { headers: response.headers }));
  givenNoResponse('get', 'job-application/application-status/');
  await expect(getApplications()).resolves.toMatchObject({ error: { kind: 'contract' } });
});

it.each([
  ['refuses', () => givenRefusingCacheStorage()],
  ['is missing', () => caches.remove()],
])('works as ever where Cache Storage %s', async (_how, givenNone) => {
  givenNone();
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await expect(fetchList(openApp())).resolves.toMatchObject({ data: [{ title: 'Staf Gudang' }] });
  await untilIdle();
  givenNoResponse('get', LIST);
  await expect(fetchList(openApp())).resolves.toMatchObject({ error: { kind: 'network' } });
});

it('serves the cached response while the provider takes its time, and the new one when that comes', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await fetchList(openApp());
  await untilStored();
  const late = gate();
  let calls = 0;
  server.use(
    http.get(call(LIST), async () => {
      calls += 1;
      await late.opened;
      return HttpResponse.json({ statusCode: 2000, message: '', data: [makeJobDto({ title: 'Kasir' })] });
    }),
  );
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const app = openApp();
    const shown = fetchList(app);
    const titles = () =>
      getJobs
        .select()(app.getState())
        .data?.map(({ title }) => title);
    await jest.advanceTimersByTimeAsync(4900);
    expect(titles()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(200);
    await shown;
    expect(titles()).toEqual(['Staf Gudang']);
    expect(selectIsUnreachable(app.getState())).toBe(true);
    late.open();
    while (titles()?.[0] !== 'Kasir') await jest.advanceTimersByTimeAsync(10);
    expect(selectCachedAt(app.getState(), [{ endpoint: 'getJobs' }])).toBeNull();
    expect(selectIsUnreachable(app.getState())).toBe(false);
    expect(calls).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});
