import { createRequestKeys, randomKey } from './request-keys';

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
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(50);
});
