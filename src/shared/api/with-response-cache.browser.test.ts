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
import { gate } from '@test/job-pages';
import { noPause, session } from '@test/render-app';
import { call, given, givenFailure, givenHtml, givenNoAnswer, server } from '@test/server';

const LIST = 'job/list/';
const PROFILE = 'candidate/profile/';
const { getJobs } = jobApi.endpoints;
const { getProfile } = profileApi.endpoints;

const openApp = (userId: string | null = 'candidate-1') =>
  createAppStore({ session: { current: { ...session, userId }, expired: false } }, { pause: noPause });
type App = ReturnType<typeof openApp>;

const read = (app: App) => app.dispatch(getJobs.initiate(undefined, { forceRefetch: true }));
const readProfile = (app: App) => app.dispatch(getProfile.initiate(undefined, { forceRefetch: true }));

let caches: ReturnType<typeof givenCacheStorage>;

/** So many answers have been kept. */
const untilKept = (count = 1) => waitFor(() => expect(caches.putCount()).toBe(count));

/** What an idle moment is for has been done. */
const untilIdle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  caches = givenCacheStorage();
});
afterEach(() => caches.remove());

async function everythingKept(): Promise<string> {
  const texts: string[] = [];
  for (const name of await caches.storage.keys()) {
    const cache = await caches.storage.open(name);
    for (const { url } of await cache.keys()) texts.push(name, (await (await cache.match(url))?.text()) ?? '');
  }
  return texts.join('\n');
}

it('gives the list that was answered last when the provider cannot be reached, and tells its age', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await read(openApp());
  await untilKept();
  givenNoAnswer('get', LIST);
  const app = openApp();
  await expect(read(app)).resolves.toMatchObject({ data: [{ title: 'Staf Gudang' }] });
  expect(Date.parse(selectCachedAt(app.getState(), [{ endpoint: 'getJobs' }]) ?? '')).toBeLessThanOrEqual(Date.now());
  expect(selectIsUnreachable(app.getState())).toBe(true);
});

it('forgets the age once the provider answers again', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  const app = openApp();
  await read(app);
  await untilKept();
  givenNoAnswer('get', LIST);
  await read(app);
  given('get', LIST, [makeJobDto({ title: 'Kasir' })]);
  await expect(read(app)).resolves.toMatchObject({ data: [{ title: 'Kasir' }] });
  expect(selectCachedAt(app.getState(), [{ endpoint: 'getJobs' }])).toBeNull();
  expect(selectIsUnreachable(app.getState())).toBe(false);
  await untilKept(2);
});

it.each([
  ['fails', () => givenFailure('get', LIST, 500), 'http'],
  ['is answered by something in between', () => givenHtml('get', LIST), 'contract'],
])('tells of a call that %s in place of an old answer', async (_how, givenTrouble, kind) => {
  jest.spyOn(console, 'error').mockImplementation();
  given('get', LIST, [makeJobDto()]);
  await read(openApp());
  await untilKept();
  givenTrouble();
  await expect(read(openApp())).resolves.toMatchObject({ error: { kind } });
});

it('gives a candidate’s answers to that candidate alone', async () => {
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari' }));
  await readProfile(openApp());
  await untilKept();
  givenNoAnswer('get', PROFILE);
  await expect(readProfile(openApp())).resolves.toMatchObject({ data: { name: 'Sari Wulandari' } });
  const other = openApp('candidate-2');
  await expect(readProfile(other)).resolves.toMatchObject({ error: { kind: 'network' } });
});

it('keeps no answer of a candidate whose id nobody knows', async () => {
  given('get', PROFILE, makeProfileDto());
  await readProfile(openApp(null));
  await untilIdle();
  await expect(caches.storage.keys()).resolves.toEqual([]);
});

it('never keeps the number of an identity card', async () => {
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari', identityNumber: '3404010101950001' }));
  await expect(readProfile(openApp())).resolves.toMatchObject({ data: { identityNumber: '3404010101950001' } });
  await untilKept();
  const kept = await everythingKept();
  expect(kept).toContain('Sari Wulandari');
  expect(kept).not.toContain('3404010101950001');
});

it('leaves nothing of a candidate who signs out, and the public list', async () => {
  given('get', LIST, [makeJobDto()]);
  given('get', PROFILE, makeProfileDto({ name: 'Sari Wulandari' }));
  const app = openApp();
  const end = startPrivateResponses(app);
  await read(app);
  await readProfile(app);
  await untilKept(2);
  expect(await everythingKept()).toContain('Sari Wulandari');
  app.dispatch(signedOut());
  await waitFor(async () => expect(await caches.storage.keys()).toHaveLength(1));
  expect(await everythingKept()).not.toContain('candidate');
  end();
});

it('keeps nothing of an answer that comes after its candidate has signed out and another in', async () => {
  const app = openApp();
  const end = startPrivateResponses(app);
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  server.use(
    http.get(call(PROFILE), async () => {
      await held;
      return HttpResponse.json({ statusCode: 2000, message: '', data: makeProfileDto({ name: 'Sari Wulandari' }) });
    }),
  );
  const reading = readProfile(app);
  app.dispatch(signedOut());
  app.dispatch(signedIn({ ...session, token: 'token-of-budi', userId: 'candidate-2' }));
  answerNow();
  await reading;
  await untilIdle();
  expect(await everythingKept()).not.toContain('Sari');
  end();
});

it('reads an old answer as strictly as a new one', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  given('get', 'job-application/application-status/', []);
  const getApplications = () => openApp().dispatch(applicationApi.endpoints.getApplications.initiate());
  await getApplications();
  await untilKept();
  const [name = ''] = await caches.storage.keys();
  const cache = await caches.storage.open(name);
  const [key] = await cache.keys();
  const answer = key && (await cache.match(key));
  if (key && answer) await cache.put(key, new Response('{"data":7}', { headers: answer.headers }));
  givenNoAnswer('get', 'job-application/application-status/');
  await expect(getApplications()).resolves.toMatchObject({ error: { kind: 'contract' } });
});

it.each([
  ['refuses', () => givenRefusingCacheStorage()],
  ['is missing', () => caches.remove()],
])('works as ever where Cache Storage %s', async (_how, giving) => {
  giving();
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await expect(read(openApp())).resolves.toMatchObject({ data: [{ title: 'Staf Gudang' }] });
  await untilIdle();
  givenNoAnswer('get', LIST);
  await expect(read(openApp())).resolves.toMatchObject({ error: { kind: 'network' } });
});

it('shows what was kept while the provider takes its time, and its answer when that comes', async () => {
  given('get', LIST, [makeJobDto({ title: 'Staf Gudang' })]);
  await read(openApp());
  await untilKept();
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
    const shown = read(app);
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
