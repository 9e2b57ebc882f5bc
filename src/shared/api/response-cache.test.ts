import { givenCacheStorage, givenRefusingCacheStorage } from '@test/cache-storage';
import { hasResponseCache, findCachedResponse, cacheResponse, removePrivateResponses } from './response-cache';
import type { ResponseKey } from './response-cache';

const jobs: ResponseKey = { owner: null, endpoint: 'getJobs', path: 'job/list/' };
const profileOf = (owner: string | number): ResponseKey => ({
  owner,
  endpoint: 'getProfile',
  path: 'candidate/profile/',
});
const job = (number: number): ResponseKey => ({ owner: 7, endpoint: 'getJob', path: `job/by-slug/${number}/` });

const wanted = () => true;
const store = (key: ResponseKey, body: unknown) => cacheResponse(key, body, wanted);
const bodyOf = async (key: ResponseKey) => (await findCachedResponse(key))?.body;

let given: ReturnType<typeof givenCacheStorage>;
beforeEach(() => {
  given = givenCacheStorage();
});
afterEach(() => {
  given.remove();
  jest.useRealTimers();
});

/** Every byte that is stored. */
async function everything(): Promise<string> {
  const texts: string[] = [];
  for (const name of await given.storage.keys()) {
    const cache = await given.storage.open(name);
    for (const { url } of await cache.keys()) texts.push(name, url, (await (await cache.match(url))?.text()) ?? '');
  }
  return texts.join('\n');
}

it('finds a stored response, with the time at which it came', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T14:10:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
  });
  await store(jobs, { data: [{ id: 1 }] });
  jest.setSystemTime(new Date('2026-11-21T08:00:00Z'));
  await expect(findCachedResponse(jobs)).resolves.toEqual({
    body: { data: [{ id: 1 }] },
    cachedAt: '2026-11-20T14:10:00.000Z',
  });
});

it('finds nothing that was never stored', async () => {
  await expect(findCachedResponse(jobs)).resolves.toBeNull();
  await expect(given.storage.keys()).resolves.toEqual([]);
});

it('tells candidates apart, and calls of one endpoint', async () => {
  await store(profileOf(7), 'A');
  await store(profileOf('8'), 'B');
  await store(job(1), 'first');
  expect(await Promise.all([profileOf(7), profileOf('8'), profileOf(9), job(1), job(2)].map(bodyOf))).toEqual([
    'A',
    'B',
    undefined,
    'first',
    undefined,
  ]);
});

it('finds no response that another candidate’s cache holds by mistake, and removes it', async () => {
  await store(profileOf(7), 'A');
  const [name = ''] = await given.storage.keys();
  const cache = await given.storage.open(name);
  const [key] = await cache.keys();
  const response = key && (await cache.match(key));
  if (!key || !response) throw new Error('nothing was stored');
  await (await given.storage.open(name.replace(/7$/, '8'))).put(key, response);
  await expect(findCachedResponse(profileOf(8))).resolves.toBeNull();
  await given.storage.delete(name);
  expect(await everything()).toBe('');
});

it.each([
  ['is cut off', '{"data":', { 'x-cached-at': new Date().toISOString(), 'x-owner': '' }],
  ['has no time', '{}', { 'x-owner': '' }],
  ['has no owner', '{}', { 'x-cached-at': new Date().toISOString() }],
  ['is over a month old', '{}', { 'x-cached-at': '2020-01-01T00:00:00Z', 'x-owner': '' }],
])('removes a response that %s', async (_what, text, headers) => {
  await store(jobs, {});
  const [name = ''] = await given.storage.keys();
  const cache = await given.storage.open(name);
  const [key] = await cache.keys();
  if (key) await cache.put(key, new Response(text, { headers: headers as HeadersInit }));
  await expect(findCachedResponse(jobs)).resolves.toBeNull();
  await expect(cache.keys()).resolves.toEqual([]);
});

it('stores the 50 jobs that were used last', async () => {
  for (let number = 1; number <= 50; number += 1) await store(job(number), number);
  await findCachedResponse(job(1));
  await store(profileOf(7), 'profile');
  await store(job(51), 51);
  expect(await Promise.all([1, 2, 3, 51].map((number) => bodyOf(job(number))))).toEqual([1, undefined, 3, 51]);
  await expect(bodyOf(profileOf(7))).resolves.toBe('profile');
});

it('stores no response of more than four million characters', async () => {
  await store(jobs, 'x'.repeat(4_000_001));
  await expect(findCachedResponse(jobs)).resolves.toBeNull();
});

it('leaves nothing of a candidate whose session ended while a response was being stored', async () => {
  let checks = 0;
  await cacheResponse(profileOf(7), 'Sari', () => (checks += 1) < 3);
  expect(checks).toBe(3);
  await expect(given.storage.keys()).resolves.toEqual([]);
});

it('removes the responses of candidates and of earlier builds, and leaves public ones', async () => {
  await store(jobs, 'jobs');
  await store(profileOf(7), 'Sari');
  await store(profileOf(8), 'Budi');
  await given.storage.open('titian-responses:0:candidate:8');
  await given.storage.open('workbox-precache');
  await removePrivateResponses(7);
  await expect(bodyOf(profileOf(7))).resolves.toBe('Sari');
  await expect(bodyOf(profileOf(8))).resolves.toBeUndefined();
  await removePrivateResponses(null);
  await expect(given.storage.keys()).resolves.toEqual(['titian-responses:1:public', 'workbox-precache']);
  await expect(bodyOf(jobs)).resolves.toBe('jobs');
});

it.each([
  ['refuses', () => givenRefusingCacheStorage()],
  ['is missing', () => given],
])('stores and finds nothing where Cache Storage %s', async (why, givenNone) => {
  const { remove } = givenNone();
  if (why === 'is missing') remove();
  expect(hasResponseCache()).toBe(why === 'refuses');
  await expect(store(jobs, {})).resolves.toBeUndefined();
  await expect(findCachedResponse(jobs)).resolves.toBeNull();
  await expect(removePrivateResponses(null)).resolves.toBeUndefined();
});
