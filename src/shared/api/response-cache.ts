import type { Id } from './id';

/** Key of one cached response. */
export interface ResponseKey {
  /** The candidate whose data it is; null for data that is the same for everybody. */
  owner: Id | null;
  /** The endpoint, of which the last `MAX_ENTRIES` responses are cached. */
  endpoint: string;
  /** Path and query string of the request. */
  path: string;
}

export interface CachedResponse {
  body: unknown;
  /** ISO instant at which it came from the provider, by this device's clock. */
  cachedAt: string;
}

/** How many responses of one endpoint are cached: the last used. */
const MAX_ENTRIES = 50;

/** Days that a response is good for: as many as the provider's token lives. */
const MAX_AGE_DAYS = 30;

/** Longer responses are not cached, in characters. */
const MAX_LENGTH = 4_000_000;

const FAMILY = 'titian-responses:';
/** Counts up when responses that an earlier build cached would be misread; those are then removed. */
const VERSION = `${FAMILY}1:`;
const PUBLIC = `${VERSION}public`;

const CACHED_AT = 'x-cached-at';
const OWNER = 'x-owner';

const nameOf = (owner: Id | null): string =>
  owner === null ? PUBLIC : `${VERSION}candidate:${encodeURIComponent(owner)}`;

/** The cache's key of a response; nothing is ever requested from this address. */
const urlOf = ({ endpoint, path }: ResponseKey): string =>
  `https://responses.invalid/${endpoint}?${encodeURIComponent(path)}`;

const endpointOf = (url: string): string => new URL(url).pathname;

/** True when a cache of this name is one of responses. */
export const isResponseCache = (name: string): boolean => name.startsWith(FAMILY);

/** Null where there is none (plain http) or none may be used (private windows, blocked site data). */
function cacheStorage(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
}

/** True when this browser has a cache for responses. */
export const hasResponseCache = (): boolean => cacheStorage() !== null;

/** A cache that refuses to store, find or remove is no failure: the app then works as it does without one. */
export async function attemptWithCaches<T>(work: (storage: CacheStorage) => Promise<T>): Promise<T | null> {
  const storage = cacheStorage();
  try {
    return storage && (await work(storage));
  } catch {
    return null;
  }
}

const toResponse = (text: string, cachedAt: string, owner: Id | null): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      [CACHED_AT]: cachedAt,
      [OWNER]: owner === null ? '' : encodeURIComponent(owner),
    },
  });

/** The cached responses of the same endpoint, the last used at the end. */
const entriesBeside = async (cache: Cache, url: string): Promise<readonly Request[]> =>
  (await cache.keys()).filter((request) => endpointOf(request.url) === endpointOf(url));

/** Puts a response last in the order of use, and removes the ones beyond the limit. */
async function putLast(cache: Cache, url: string, response: Response): Promise<void> {
  await cache.delete(url);
  await cache.put(url, response);
  const entries = await entriesBeside(cache, url);
  await Promise.all(entries.slice(0, -MAX_ENTRIES).map((request) => cache.delete(request)));
}

/**
 * Stores a response in Cache Storage, for a time without a connection.
 *
 * @param body the provider's response, as parsed JSON
 * @param isWanted false as soon as the owner's session has ended: nothing of them may then be left
 */
export async function cacheResponse(key: ResponseKey, body: unknown, isWanted: () => boolean): Promise<void> {
  await attemptWithCaches(async (storage) => {
    const text = JSON.stringify(body);
    if (text.length > MAX_LENGTH || !isWanted()) return;
    const cache = await storage.open(nameOf(key.owner));
    if (isWanted()) await putLast(cache, urlOf(key), toResponse(text, new Date().toISOString(), key.owner));
    if (!isWanted()) await storage.delete(nameOf(key.owner));
  });
}

/** Null for a response that is too old or has another owner. */
async function parse(response: Response, owner: Id | null): Promise<(CachedResponse & { text: string }) | null> {
  const cachedAt = response.headers.get(CACHED_AT) ?? '';
  const age = Date.now() - Date.parse(cachedAt);
  if (response.headers.get(OWNER) !== (owner === null ? '' : encodeURIComponent(owner))) return null;
  // An age that is no number is too old; a negative one means that the clock was set back.
  if (!(age < MAX_AGE_DAYS * 86_400_000)) return null;
  const text = await response.text();
  return { text, body: JSON.parse(text) as unknown, cachedAt };
}

/** The last cached response, or null. One that is broken, too old or of another owner is removed. */
export async function findCachedResponse(key: ResponseKey): Promise<CachedResponse | null> {
  return attemptWithCaches(async (storage) => {
    if (!(await storage.has(nameOf(key.owner)))) return null;
    const cache = await storage.open(nameOf(key.owner));
    const url = urlOf(key);
    const response = await cache.match(url);
    if (!response) return null;
    const found = await parse(response, key.owner).catch(() => null);
    if (!found) {
      await cache.delete(url);
      return null;
    }
    const { text, body, cachedAt } = found;
    const last = (await entriesBeside(cache, url)).at(-1);
    if (last?.url !== url) await putLast(cache, url, toResponse(text, cachedAt, key.owner));
    return { body, cachedAt };
  });
}

/**
 * Removes the cached responses of candidates, and every response that an earlier build cached.
 *
 * @param except the candidate who is signed in; null when no one is
 */
export async function removePrivateResponses(except: Id | null): Promise<void> {
  await attemptWithCaches(async (storage) => {
    const current = new Set([PUBLIC, ...(except === null ? [] : [nameOf(except)])]);
    const removed = (await storage.keys()).filter((name) => isResponseCache(name) && !current.has(name));
    await Promise.all(removed.map((name) => storage.delete(name)));
  });
}

/** Removes every cached response, those for everybody too: they tell which vacancies were read here. */
export async function removeAllResponses(): Promise<void> {
  await attemptWithCaches(async (storage) => {
    const removed = (await storage.keys()).filter(isResponseCache);
    await Promise.all(removed.map((name) => storage.delete(name)));
  });
}
