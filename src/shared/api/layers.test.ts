import { isSettled, nameOfWrite } from './with-idempotency-key';
import { createRequestKeys, randomKey } from './request-keys';
import type { ApiError } from './api-error';
import { retryDelay } from './with-query-retries';
import { changedTags, changing, versionIn } from './versions';

describe('with idempotency key', () => {
  it.each([
    ['a success', undefined, true],
    ['a refusal of fields', { kind: 'validation', status: 400 } as const, true],
    ['a conflict', { kind: 'http', status: 409 } as const, true],
    ['a refusal with HTTP 200', { kind: 'http', status: 200 } as const, true],
    ['no response', { kind: 'network' } as const, false],
    ['a page of HTML', { kind: 'contract', status: 200 } as const, false],
    ['a session that has ended', { kind: 'http', status: 401 } as const, false],
    ['a wrong password', { kind: 'http', status: 401, statusCode: 4003 } as const, true],
    ['a time-out at the server', { kind: 'http', status: 408 } as const, false],
    ['too many calls', { kind: 'http', status: 429 } as const, false],
    ['a failure of the server', { kind: 'http', status: 500 } as const, false],
    ['a proxy without its server', { kind: 'http', status: 502 } as const, false],
  ])('after %s the write is settled: %3$s', (_what, error, settled) => {
    expect(isSettled(error)).toBe(settled);
  });

  const write = { url: 'candidate/skill/', method: 'POST', body: { skill: ['Excel'] } };

  it('tells writes apart by whose they are, where they go and what they say', async () => {
    const names = await Promise.all([
      nameOfWrite('a', write),
      nameOfWrite('b', write),
      nameOfWrite('a', { ...write, url: 'candidate/interest/' }),
      nameOfWrite('a', { ...write, body: { skill: ['Word'] } }),
    ]);
    expect(new Set(names).size).toBe(4);
    await expect(nameOfWrite('a', { ...write, body: { skill: ['Excel'] } })).resolves.toBe(names[0]);
  });

  it('shows nothing of the write in its name', async () => {
    await expect(nameOfWrite('a', write)).resolves.toMatch(/^[0-9a-f]{64}$/);
  });

  it('names a write the same where the browser has no hash of its own', async () => {
    const name = await nameOfWrite('a', write);
    const digest = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await expect(nameOfWrite('a', write)).resolves.toBe(name);
    digest.mockRestore();
  });
});

describe('request keys', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const STORAGE_KEY = 'titian:request-keys';

  /** A browser's storage, that several tabs share. */
  function makeStorage(content: Record<string, string> = {}) {
    const items = new Map(Object.entries(content));
    return {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
      removeItem: (name: string) => void items.delete(name),
    };
  }

  /** A tab of that browser; its keys are `<tab>-1`, `<tab>-2`, … */
  function openTab(storage = makeStorage(), { tab = 'tab', now = (): number => 0 } = {}) {
    let made = 0;
    return createRequestKeys({ storage: () => storage, now, newKey: () => `${tab}-${(made += 1)}` });
  }

  it('gives a write the same key until it is forgotten, and another write another', () => {
    const keys = openTab();
    expect([keys.take('a', true), keys.take('a', true), keys.take('b', true)]).toEqual(['tab-1', 'tab-1', 'tab-2']);
    keys.forget('a');
    expect([keys.take('a', true), keys.take('b', true)]).toEqual(['tab-3', 'tab-2']);
  });

  it('shares keys with other tabs and with the page after a reload', () => {
    const storage = makeStorage();
    openTab(storage, { tab: 'one' }).take('a', true);
    expect(openTab(storage, { tab: 'two' }).take('a', true)).toBe('one-1');
  });

  it('keeps what must not outlive the page out of the storage', () => {
    const storage = makeStorage();
    const keys = openTab(storage);
    expect([keys.take('a', false), keys.take('a', false)]).toEqual(['tab-1', 'tab-1']);
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
    keys.forget('a');
    expect(keys.take('a', false)).toBe('tab-2');
  });

  it('keeps the key of a write without a response, although another tab got one', () => {
    const storage = makeStorage();
    const [one, two] = [openTab(storage, { tab: 'one' }), openTab(storage, { tab: 'two' })];
    const key = one.take('a', true);
    two.take('a', true);
    two.forget('a');
    one.keep('a', key, true);
    expect(two.take('a', true)).toBe('one-1');
  });

  it('forgets a key after a day, and one that a wrong clock put far ahead', () => {
    let time = 0;
    const keys = openTab(makeStorage(), { now: () => time });
    keys.take('a', true);
    time = DAY - 1;
    expect(keys.take('a', true)).toBe('tab-1');
    time = DAY;
    expect(keys.take('a', true)).toBe('tab-2');
    time = -DAY;
    expect(keys.take('a', true)).toBe('tab-3');
  });

  it('remembers the fifty latest writes', () => {
    const keys = openTab();
    for (let index = 0; index < 51; index += 1) keys.take(`write ${index}`, true);
    expect(keys.take('write 1', true)).toBe('tab-2');
    expect(keys.take('write 0', true)).toBe('tab-52');
  });

  it('leaves nothing behind once all is forgotten', () => {
    const storage = makeStorage();
    const keys = openTab(storage);
    keys.take('a', true);
    keys.take('b', false);
    keys.forgetAll();
    expect(storage.getItem(STORAGE_KEY)).toBeNull();
    expect(keys.take('b', false)).toBe('tab-3');
  });

  it.each([
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"a":null}',
    '{"a":{"key":7,"since":0}}',
    '{"a":{"key":"x\\ny","since":0}}',
    '',
  ])('takes %j in the storage for no key', (garbage) => {
    expect(openTab(makeStorage({ [STORAGE_KEY]: garbage })).take('a', true)).toBe('tab-1');
  });

  it.each([
    [
      'refuses to be reached',
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ],
    [
      'is full',
      () => ({
        ...makeStorage(),
        setItem: () => {
          throw new DOMException('no', 'QuotaExceededError');
        },
      }),
    ],
  ])('keeps keys as long as the page where the storage %s', (_what, storage) => {
    const keys = createRequestKeys({ storage });
    const key = keys.take('a', true);
    expect(keys.take('a', true)).toBe(key);
    keys.forget('a');
    expect(keys.take('a', true)).not.toBe(key);
    expect(() => keys.forgetAll()).not.toThrow();
  });

  it('makes a random UUID of each key', () => {
    const keys = Array.from({ length: 50 }, randomKey);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(50);
  });
});

describe('with query retries', () => {
  const error = (change: Partial<ApiError>): ApiError => ({ kind: 'http', fieldErrors: {}, ...change });
  const middling = 0.5;

  it.each([
    ['no response', error({ kind: 'network' })],
    ['429', error({ status: 429 })],
    ['502', error({ status: 502 })],
    ['503', error({ status: 503 })],
    ['504', error({ status: 504 })],
  ])('tries again after %s, later each time, and a third time last', (_what, failure) => {
    expect([1, 2, 3].map((attempt) => retryDelay(failure, attempt, middling))).toEqual([500, 1500, null]);
  });

  it.each([
    ['401', error({ status: 401 })],
    ['404', error({ status: 404 })],
    ['500', error({ status: 500 })],
    ['a response that breaks the contract', error({ kind: 'contract', status: 200 })],
  ])('does not try again after %s', (_what, failure) => {
    expect(retryDelay(failure, 1)).toBeNull();
  });

  it('spreads the tries of many browsers', () => {
    const failure = error({ kind: 'network' });
    expect(retryDelay(failure, 1, 0)).toBe(250);
    expect(retryDelay(failure, 1, 1)).toBe(750);
  });

  it('waits as long as the provider says, never less, and not at all where that is longer than a few seconds', () => {
    expect(retryDelay(error({ status: 503, retryAfter: 5 }), 1, 0)).toBe(5000);
    expect(retryDelay(error({ status: 429, retryAfter: 2 }), 2, 1)).toBe(3000);
    expect(retryDelay(error({ status: 429, retryAfter: 6 }), 1)).toBeNull();
  });
});

describe('versions', () => {
  const refusal = (status: number) => ({ kind: 'http', status, fieldErrors: {} });

  it('finds the version of a record', () => {
    expect(versionIn({ id: 1, version: 'a-B_9' })).toEqual({ version: 'a-B_9' });
  });

  it.each([
    undefined,
    null,
    7,
    {},
    { version: null },
    { version: 7 },
    { version: '' },
    { version: 'a"b' },
    { version: 'a\r\nX: y' },
    { version: 'ü' },
    { version: 'x'.repeat(201) },
  ])('finds none that could be sent back in %j', (record) => {
    expect(versionIn(record)).toEqual({});
  });

  it('names the version that was seen in a change, and none where there is none', () => {
    expect(changing('a/1/', { name: 'x' }, 'v1')).toEqual({
      url: 'a/1/',
      method: 'PUT',
      body: { name: 'x' },
      headers: { 'If-Match': '"v1"' },
    });
    expect(changing('a/1/', {}, undefined)).not.toHaveProperty('headers');
  });

  it('fetches a record again once it was changed here or elsewhere, and not when a change failed', () => {
    expect(changedTags('Portfolio', 4, undefined)).toEqual([{ type: 'Portfolio', id: 4 }]);
    expect(changedTags('Portfolio', 4, refusal(412))).toEqual([{ type: 'Portfolio', id: 4 }]);
    expect(changedTags('Portfolio', 4, refusal(400))).toEqual([]);
  });
});
