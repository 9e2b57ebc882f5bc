import { StampedCache, shared } from './stamped-cache';

/** A promise with its ends in hand. */
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

describe('shared', () => {
  it('answers all who call during a run with what the next run reads', async () => {
    const runs: ReturnType<typeof pending<string>>[] = [];
    const read = shared(() => {
      const run = pending<string>();
      runs.push(run);
      return run.promise;
    });
    const first = read();
    const later = [read(), read(), read()];
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.resolve('old');
    expect(await first).toBe('old');
    await settled();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve('new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
  });

  it('reads again after a run that failed', async () => {
    let fails = true;
    const read = shared(async () => {
      if (fails) throw new Error('gone');
      return 'back';
    });
    await expect(read()).rejects.toThrow('gone');
    fails = false;
    expect(await read()).toBe('back');
  });
});

describe('StampedCache', () => {
  let stamp: string;
  let made: string[];
  let cache: StampedCache<string>;
  beforeEach(() => {
    stamp = 'a';
    made = [];
    cache = new StampedCache(async () => stamp, 3);
  });

  const get = (key: string) =>
    cache.get(key, async () => {
      made.push(key);
      return `${key} at ${stamp}`;
    });

  it('makes a thing once until the stamp changes', async () => {
    expect([await get('x'), await get('x'), await get('y')]).toEqual(['x at a', 'x at a', 'y at a']);
    stamp = 'b';
    expect([await get('x'), await get('x')]).toEqual(['x at b', 'x at b']);
    expect(made).toEqual(['x', 'y', 'x']);
  });

  it('makes a thing once for all who ask at the same time', async () => {
    expect(await Promise.all([get('x'), get('x'), get('x')])).toEqual(['x at a', 'x at a', 'x at a']);
    expect(made).toEqual(['x']);
  });

  it('does not keep a failure', async () => {
    await expect(cache.get('x', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await get('x')).toBe('x at a');
  });

  it('forgets what was made of older data, also when that comes late', async () => {
    const late = pending<string>();
    const first = cache.get('x', () => late.promise);
    await settled();
    stamp = 'b';
    await get('y');
    late.resolve('old');
    expect(await first).toBe('old');
    expect(await get('x')).toBe('x at b');
  });

  it('keeps a limited number, those asked for last', async () => {
    for (const key of ['kept', '0', '1', 'kept', 'one more']) await get(key);
    made = [];
    await get('kept');
    expect(made).toEqual([]);
    await get('0');
    expect(made).toEqual(['0']);
  });
});
