import { VersionedCache, type CacheLimit } from './versioned-cache';

/** A promise and the functions that settle it. */
function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((res, rej) => {
    resolve = res;
    reject = rej;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('VersionedCache', () => {
  let version: string;
  let made: string[];
  let cache: VersionedCache<string>;

  const createCache = (limit: CacheLimit<string>) => new VersionedCache(async () => version, limit);
  beforeEach(() => {
    version = 'a';
    made = [];
    cache = createCache({ maxEntries: 3 });
  });

  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return `${key} at ${version}`;
    });

  it('makes a value once until the version changes', async () => {
    expect([await get('x'), await get('x'), await get('y')]).toEqual(['x at a', 'x at a', 'y at a']);
    version = 'b';
    expect([await get('x'), await get('x')]).toEqual(['x at b', 'x at b']);
    expect(made).toEqual(['x', 'y', 'x']);
  });

  it('makes a value once for concurrent callers', async () => {
    expect(await Promise.all([get('x'), get('x'), get('x')])).toEqual(['x at a', 'x at a', 'x at a']);
    expect(made).toEqual(['x']);
  });

  it('caches no value too', async () => {
    const nullable = new VersionedCache<string | null>(async () => version, { maxEntries: 3 });
    expect(await nullable.get('x', async () => null)).toBeNull();
    expect(await nullable.get('x', async () => 'made again')).toBeNull();
  });

  it('does not cache a failure', async () => {
    await expect(cache.get('x', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await get('x')).toBe('x at a');
  });

  it('does not cache what was made of older data, also when that comes late', async () => {
    const late = pending<string>();
    const first = cache.get('x', () => late.promise);
    await settled();
    version = 'b';
    await get('y');
    late.resolve('old');
    expect(await first).toBe('old');
    expect(await get('x')).toBe('x at b');
  });

  it('evicts the least recently used value beyond the number of entries', async () => {
    for (const key of ['used', '0', '1', 'used', 'one more']) await get(key);
    made = [];
    await get('used');
    expect(made).toEqual([]);
    await get('0');
    expect(made).toEqual(['0']);
  });

  it('evicts the least recently used value beyond the number of bytes', async () => {
    cache = createCache({ maxBytes: 10_000, byteLength: (value) => (value.startsWith('large') ? 8_000 : 1_000) });
    for (const key of ['0', '1', '2', '3']) await get(key);
    made = [];
    await get('0');
    await get('large');
    await get('0');
    await get('large');
    expect(made).toEqual(['large']);
    await get('1');
    expect(made).toEqual(['large', '1']);
  });

  it('gives a value that is larger than the cache, without caching it', async () => {
    cache = createCache({ maxBytes: 10_000, byteLength: () => 20_000 });
    expect([await get('x'), await get('x')]).toEqual(['x at a', 'x at a']);
    expect(made).toEqual(['x', 'x']);
  });

  it('gives a value that is evicted while it is made', async () => {
    cache = createCache({ maxEntries: 1 });
    const late = pending<string>();
    const first = cache.get('x', () => late.promise);
    await settled();
    await get('y');
    late.resolve('late');
    expect(await first).toBe('late');
  });
});
