import { createDraftStore } from './draft-store';
import { DRAFT_LIFE, DRAFT_LIMIT } from './stored-draft';

const PLACE = { owner: 'candidate-1', form: 'training', record: 7 };
const KEY = 'titian:draft:candidate-1:training:7:a';
const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60 * 1000;

/** A browser's storage in memory. */
function makeStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

const open = (storage: Storage, { tab = 'a', now = NOW } = {}) =>
  createDraftStore({ storage: () => storage, now: () => now, tab: () => tab });

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_item, index) => storage.key(index));

const stored = (values: unknown, savedAt: unknown = NOW, version: unknown = 1) =>
  JSON.stringify({ version, savedAt, values });

it('finds again what it wrote, in the same form of the same record and owner alone', () => {
  const storage = makeStorage();
  open(storage).write(PLACE, { title: 'K3' });
  expect(keysOf(storage)).toEqual([KEY]);
  expect(open(storage).find(PLACE)?.values).toEqual({ title: 'K3' });
  expect(open(storage).find({ ...PLACE, owner: 'candidate-2' })).toBeNull();
  expect(open(storage).find({ ...PLACE, form: 'education' })).toBeNull();
  expect(open(storage).find({ ...PLACE, record: null })).toBeNull();
});

it('cannot be led to another owner by an id with colons', () => {
  const storage = makeStorage();
  open(storage).write({ owner: 'a:b', form: 'c', record: null }, { title: 'K3' });
  expect(open(storage).find({ owner: 'a', form: 'b:c', record: null })).toBeNull();
  open(storage).removeAllOf('a');
  expect(storage).toHaveLength(1);
});

it.each<[string, string]>([
  ['garbage', 'x'],
  ['half of an object', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['an older version', stored({ title: 'x' }, NOW, 0)],
  ['no version', stored({ title: 'x' }, NOW, null)],
  ['no values', stored(null)],
  ['values that are a list', stored(['x'])],
  ['no time', stored({ title: 'x' }, null)],
  ['a time that is a text', stored({ title: 'x' }, '2026-11-21')],
  ['a draft of seven days ago', stored({ title: 'x' }, NOW - DRAFT_LIFE)],
  ['a draft of more than a day ahead', stored({ title: 'x' }, NOW + DAY)],
  ['4 MB', stored({ title: 'x'.repeat(4_000_000) })],
])('takes %s for no draft, and removes it', (_what, text) => {
  const storage = makeStorage({ [KEY]: text });
  expect(open(storage).find(PLACE)).toBeNull();
  expect(storage).toHaveLength(0);
});

it.each([
  ['nearly seven days ago', NOW - DRAFT_LIFE + 1],
  ['just now by a clock that was ahead', NOW + DAY - 1],
])('keeps a draft of %s', (_when, savedAt) => {
  expect(open(makeStorage({ [KEY]: stored({ title: 'x' }, savedAt) })).find(PLACE)).not.toBeNull();
});

it('sweeps what is too old or broken, of every owner, and nothing else', () => {
  const storage = makeStorage({
    [KEY]: stored({ title: 'x' }),
    'titian:draft:candidate-2:training:7:a': stored({ title: 'x' }, NOW - DRAFT_LIFE),
    'titian:draft:': '{',
    searchHistory: '{',
  });
  open(storage).sweep();
  expect(keysOf(storage)).toEqual([KEY, 'searchHistory']);
});

it('removes all of one owner', () => {
  const storage = makeStorage();
  open(storage).write(PLACE, { title: 'a' });
  open(storage).write({ ...PLACE, form: 'education' }, { title: 'b' });
  open(storage).write({ ...PLACE, owner: 'candidate-12' }, { title: 'c' });
  open(storage).removeAllOf('candidate-1');
  expect(keysOf(storage)).toEqual(['titian:draft:candidate-12:training:7:a']);
});

describe('a draft that a form was left with', () => {
  it('is there only for its owner, form and record, in any tab', () => {
    const storage = makeStorage();
    open(storage, { tab: 'b' }).write(PLACE, { title: 'K3' });
    const store = open(storage);
    expect(store.isLeft(PLACE)).toBe(true);
    const others = [{ owner: 'candidate-2' }, { form: 'education' }, { record: null }, { record: 70 }];
    expect(others.map((other) => store.isLeft({ ...PLACE, ...other }))).toEqual([false, false, false, false]);
  });

  it.each([
    ['when it is seven days old', stored({ title: 'x' }, NOW - DRAFT_LIFE)],
    ['when it is no draft', '{'],
  ])('does not count %s, but stays stored', (_what, text) => {
    const storage = makeStorage({ [KEY]: text });
    expect(open(storage).isLeft(PLACE)).toBe(false);
    expect(storage).toHaveLength(1);
  });

  it('does not count while a form of this page still has it open', () => {
    const store = open(makeStorage());
    store.write(PLACE, { title: 'K3' });
    const close = store.openForm(PLACE);
    expect(store.isLeft(PLACE)).toBe(false);
    close();
    expect(store.isLeft(PLACE)).toBe(true);
  });

  it('is thrown away by all tabs, and no draft of another record with it', () => {
    const storage = makeStorage();
    open(storage, { tab: 'a' }).write(PLACE, { title: 'a' });
    open(storage, { tab: 'b' }).write(PLACE, { title: 'b' });
    open(storage).write({ ...PLACE, record: 70 }, { title: 'c' });
    open(storage).removeAt(PLACE);
    expect(keysOf(storage)).toEqual(['titian:draft:candidate-1:training:70:a']);
  });

  it('notifies a listener of each change until it unsubscribes', () => {
    const store = open(makeStorage());
    const seen: boolean[] = [];
    const stop = store.onChange(() => seen.push(store.isLeft(PLACE)));
    const written = store.write(PLACE, { title: 'a' });
    if (typeof written === 'string') throw new Error(written);
    const close = store.openForm(PLACE);
    close();
    store.remove(written);
    store.write(PLACE, { title: 'b' });
    store.removeAt(PLACE);
    store.write(PLACE, { title: 'c' });
    store.removeAllOf(PLACE.owner);
    stop();
    store.write(PLACE, { title: 'd' });
    expect(seen).toEqual([true, false, true, false, true, false, true, false]);
  });
});

describe('two tabs with the same form', () => {
  it('keep a draft each, and each finds its own again', () => {
    const storage = makeStorage();
    open(storage, { tab: 'a', now: NOW }).write(PLACE, { title: 'a' });
    open(storage, { tab: 'b', now: NOW + 1 }).write(PLACE, { title: 'b' });
    expect(open(storage, { tab: 'a' }).find(PLACE)?.values).toEqual({ title: 'a' });
    expect(open(storage, { tab: 'b' }).find(PLACE)?.values).toEqual({ title: 'b' });
    expect(open(storage, { tab: 'c' }).find(PLACE)?.values).toEqual({ title: 'b' });
  });

  it('remove no text that is newer than the one they know', () => {
    const storage = makeStorage();
    const store = open(storage);
    const first = store.write(PLACE, { title: 'a' });
    store.write(PLACE, { title: 'b' });
    if (typeof first === 'string') throw new Error(first);
    store.remove(first);
    expect(store.find(PLACE)?.values).toEqual({ title: 'b' });
  });
});

describe('a storage that', () => {
  const fail = (): never => {
    throw new DOMException('no', 'SecurityError');
  };

  it('is not available holds nothing, and refuses what is written', () => {
    const store = createDraftStore({ storage: fail, now: () => NOW, tab: () => 'a' });
    expect(store.find(PLACE)).toBeNull();
    expect(store.write(PLACE, { title: 'x' })).toBe('refused');
    expect(() => store.sweep()).not.toThrow();
    expect(() => store.removeAllOf('candidate-1')).not.toThrow();
    expect(() => store.remove({ key: KEY, text: '', values: {} })).not.toThrow();
    expect(store.has({ key: KEY, text: '', values: {} })).toBe(false);
    expect(store.isLeft(PLACE)).toBe(false);
    expect(() => store.removeAt(PLACE)).not.toThrow();
  });

  it('is full keeps what it had', () => {
    const storage = makeStorage();
    open(storage).write(PLACE, { title: 'a' });
    expect(open({ ...storage, length: 1, setItem: fail }).write(PLACE, { title: 'b' })).toBe('refused');
    expect(open(storage).find(PLACE)?.values).toEqual({ title: 'a' });
  });

  it('is offered a text beyond any form is spared it', () => {
    const storage = makeStorage();
    expect(open(storage).write(PLACE, { title: 'x'.repeat(DRAFT_LIMIT) })).toBe('too-long');
    expect(storage).toHaveLength(0);
  });
});
