import type { Id } from './id';

/** One answer of the provider and what it answers. */
export interface AnswerPlace {
  /** Whose it is; null for what is the same for everybody. */
  owner: Id | null;
  /** The endpoint, of which the last `LAST_KEPT` answers are kept. */
  endpoint: string;
  /** Path and query string of the call. */
  path: string;
}

export interface KeptAnswer {
  body: unknown;
  /** ISO instant at which the provider gave it, by this device's clock. */
  keptAt: string;
}

/** How many answers of one endpoint are kept: the ones used last. */
const LAST_KEPT = 50;

/** Days that an answer is good for: as many as the provider's token lives. */
const DAYS_KEPT = 30;

/** Longer answers are not kept, in characters. */
const LONGEST_KEPT = 4_000_000;

const FAMILY = 'titian-answers:';
/** Counts up when answers kept by an earlier build would be misread; those are then removed. */
const VERSION = `${FAMILY}1:`;
const PUBLIC = `${VERSION}public`;

const KEPT_AT = 'x-kept-at';
const OWNER = 'x-owner';

const nameOf = (owner: Id | null): string =>
  owner === null ? PUBLIC : `${VERSION}candidate:${encodeURIComponent(owner)}`;

/** What the store knows an answer by; nothing is ever asked for at this address. */
const keyOf = ({ endpoint, path }: AnswerPlace): string =>
  `https://answers.invalid/${endpoint}?${encodeURIComponent(path)}`;

const endpointOf = (url: string): string => new URL(url).pathname;

/** Null where there is none (plain http) or none may be used (private windows, blocked site data). */
function cacheStorage(): CacheStorage | null {
  try {
    return globalThis.caches ?? null;
  } catch {
    return null;
  }
}

export const canKeepAnswers = (): boolean => cacheStorage() !== null;

/** What cannot be kept, found or removed is no failure: the app then works as it does without a store. */
async function attempt<T>(work: (storage: CacheStorage) => Promise<T>): Promise<T | null> {
  const storage = cacheStorage();
  try {
    return storage && (await work(storage));
  } catch {
    return null;
  }
}

const toResponse = (text: string, keptAt: string, owner: Id | null): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'application/json',
      [KEPT_AT]: keptAt,
      [OWNER]: owner === null ? '' : encodeURIComponent(owner),
    },
  });

/** The answers that are kept of the same endpoint, the one used last at the end. */
const keptBeside = async (cache: Cache, key: string): Promise<readonly Request[]> =>
  (await cache.keys()).filter(({ url }) => endpointOf(url) === endpointOf(key));

/** Puts an answer last in the order of use, and removes the ones that are over. */
async function putLast(cache: Cache, key: string, answer: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const beside = await keptBeside(cache, key);
  await Promise.all(beside.slice(0, -LAST_KEPT).map((request) => cache.delete(request)));
}

/**
 * Keeps an answer for a time without a connection, in Cache Storage.
 *
 * @param body what the provider answered, as parsed JSON
 * @param isWanted false as soon as the owner's session has ended: nothing of them may then be left
 */
export async function keepAnswer(place: AnswerPlace, body: unknown, isWanted: () => boolean): Promise<void> {
  await attempt(async (storage) => {
    const text = JSON.stringify(body);
    if (text.length > LONGEST_KEPT || !isWanted()) return;
    const cache = await storage.open(nameOf(place.owner));
    if (isWanted()) await putLast(cache, keyOf(place), toResponse(text, new Date().toISOString(), place.owner));
    if (!isWanted()) await storage.delete(nameOf(place.owner));
  });
}

async function read(answer: Response, owner: Id | null): Promise<{ text: string; kept: KeptAnswer } | null> {
  const keptAt = answer.headers.get(KEPT_AT) ?? '';
  const age = Date.now() - Date.parse(keptAt);
  if (answer.headers.get(OWNER) !== (owner === null ? '' : encodeURIComponent(owner))) return null;
  // An age that is no number is no age; one before now is a clock that was set back.
  if (!(age < DAYS_KEPT * 86_400_000)) return null;
  const text = await answer.text();
  return { text, kept: { body: JSON.parse(text) as unknown, keptAt } };
}

/** The answer that was kept last, or null. One that cannot be read, is too old or is somebody else's is removed. */
export async function findAnswer(place: AnswerPlace): Promise<KeptAnswer | null> {
  return attempt(async (storage) => {
    if (!(await storage.has(nameOf(place.owner)))) return null;
    const cache = await storage.open(nameOf(place.owner));
    const key = keyOf(place);
    const answer = await cache.match(key);
    if (!answer) return null;
    const found = await read(answer, place.owner).catch(() => null);
    if (!found) {
      await cache.delete(key);
      return null;
    }
    const last = (await keptBeside(cache, key)).at(-1);
    if (last?.url !== key) await putLast(cache, key, toResponse(found.text, found.kept.keptAt, place.owner));
    return found.kept;
  });
}

/**
 * Removes what is kept of candidates.
 *
 * @param except the one who is signed in; null for nobody
 */
export async function removePrivateAnswers(except: Id | null): Promise<void> {
  await attempt(async (storage) => {
    const staying = new Set([PUBLIC, ...(except === null ? [] : [nameOf(except)])]);
    const leaving = (await storage.keys()).filter((name) => name.startsWith(FAMILY) && !staying.has(name));
    await Promise.all(leaving.map((name) => storage.delete(name)));
  });
}
