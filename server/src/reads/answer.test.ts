import { BusyFailure } from '../http/fair-queue';
import { takeTurns, type Turns } from '../http/turns';
import { answers, shareRuns, type Answer, type Answered, type Read } from './answer';

let version: string;
let time: number;
let made: string[];
/** Functions that let the started runs of `make` continue, one each; null when runs do not wait. */
let held: (() => void)[] | null;
let answer: Answer;
let read: Read;
let turns: Turns;

/** A read that may be so old. */
const aged = (maxAge: number, pace: Pick<Read, 'interval' | 'patience'> = {}): Read => {
  return { name: 'aged', turn: 'page', maxAge, maxBytes: 10_000, ...pace };
};

type Make = (signal: AbortSignal, last?: string) => Promise<string>;

const ask = (key: string, make: Make, signal?: AbortSignal): Promise<Answered<string>> =>
  answer(key, { ...read, version: async () => version, signal, byteLength: (value) => value.length }, make);

beforeEach(() => {
  version = 'a';
  time = 0;
  made = [];
  held = null;
  turns = takeTurns();
  answer = answers({ now: () => new Date(time), turns });
  read = aged(10_000);
});

/** The queue starts a task after some steps. */
const settled = async (): Promise<void> => {
  for (let step = 0; step < 3; step += 1) await new Promise((resolve) => setImmediate(resolve));
};

async function make(key: string): Promise<string> {
  const value = `${key} at ${version}`;
  made.push(value);
  const waiting = held;
  if (waiting) await new Promise<void>((resolve) => void waiting.push(resolve));
  return value;
}

const get = async (key: string): Promise<string> => (await ask(key, () => make(key))).value;

it('makes a value once while the data stay, however long', async () => {
  expect([await get('x'), await get('x')]).toEqual(['x at a', 'x at a']);
  time = 1_000_000;
  expect(await get('x')).toBe('x at a');
  expect(made).toEqual(['x at a']);
});

it('gives the older value once more after a change, and the new one as soon as it is made', async () => {
  await get('x');
  version = 'b';
  time = 9_999;
  held = [];
  expect([await get('x'), await get('x')]).toEqual(['x at a', 'x at a']);
  await settled();
  expect(made).toEqual(['x at a', 'x at b']);
  held[0]?.();
  await settled();
  expect(await get('x')).toBe('x at b');
  expect(made).toHaveLength(2);
});

it('waits for the new value where the older one is too old', async () => {
  await get('x');
  version = 'b';
  time = 10_000;
  expect(await get('x')).toBe('x at b');
});

it('waits after each change where no age is allowed', async () => {
  read = aged(0);
  await get('x');
  version = 'b';
  expect(await get('x')).toBe('x at b');
});

it('counts the age from when the data were read, not from when they were ready', async () => {
  held = [];
  const first = get('x');
  await settled();
  time = 9_000;
  held[0]?.();
  await first;
  held = null;
  version = 'b';
  time = 10_000;
  expect(await get('x')).toBe('x at b');
});

it('makes a value once for all waiting readers', async () => {
  expect(await Promise.all([get('x'), get('x'), get('x')])).toEqual(['x at a', 'x at a', 'x at a']);
  expect(made).toEqual(['x at a']);
});

it('makes values again one at a time, and does not queue a waiting reader behind them', async () => {
  for (const key of ['x', 'y']) await get(key);
  version = 'b';
  held = [];
  await get('x');
  await get('y');
  await settled();
  expect(made.slice(2)).toEqual(['x at b']);
  time = 10_000;
  const waited = get('y');
  await settled();
  expect(made.slice(2)).toEqual(['x at b', 'y at b']);
  held.forEach((go) => go());
  expect(await waited).toBe('y at b');
  await settled();
  expect(made).toHaveLength(4);
});

it('keeps the older value where it cannot be made again, until it is too old', async () => {
  await get('x');
  version = 'b';
  const fail = () => Promise.reject(new Error('gone'));
  expect((await ask('x', fail)).value).toBe('x at a');
  await settled();
  expect((await ask('x', fail)).value).toBe('x at a');
  time = 10_000;
  await expect(ask('x', fail)).rejects.toThrow('gone');
  expect(await get('x')).toBe('x at b');
});

it('tells that a value is the same after a change of other data', async () => {
  const same = async (): Promise<string> => 'same';
  const first = await ask('x', same);
  version = 'b';
  time = 10_000;
  expect((await ask('x', same)).run).toBe(first.run);
});

it('tells each run and the present version', async () => {
  const first = await ask('x', () => make('x'));
  version = 'b';
  const stale = await ask('x', () => make('x'));
  expect([stale.run === first.run, first.version, stale.version]).toEqual([true, 'a', 'b']);
  await settled();
  const fresh = await ask('x', () => make('x'));
  expect([fresh.run === first.run, fresh.value]).toEqual([false, 'x at b']);
});

it('evicts the value that was used longest ago beyond the bytes of its read, and none of another read', async () => {
  const large = 'x'.repeat(1_000);
  const fill = (name: string, key: string) => {
    read = { ...aged(0), name, maxBytes: 4_000 };
    return ask(key, async () => {
      made.push(`${name} ${key}`);
      return large;
    });
  };
  await fill('other', '0');
  for (const key of ['used', '0', '1', 'used', '2']) await fill('a', key);
  made = [];
  await fill('a', 'used');
  await fill('other', '0');
  expect(made).toEqual([]);
  await fill('a', '0');
  expect(made).toEqual(['a 0']);
});

it('gives a value that is larger than what is kept, without keeping it', async () => {
  read = { ...aged(0), maxBytes: 100 };
  expect([await get('x'), await get('x')]).toEqual(['x at a', 'x at a']);
  expect(made).toEqual(['x at a', 'x at a']);
});

it('does not keep a failure', async () => {
  await expect(ask('x', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await get('x')).toBe('x at a');
});

it('does not take what was made of older data for new, also when that comes late', async () => {
  read = aged(0);
  held = [];
  const first = get('x');
  await settled();
  version = 'b';
  const [release] = held;
  held = null;
  expect(await get('x')).toBe('x at b');
  release?.();
  expect(await first).toBe('x at a');
  expect(await get('x')).toBe('x at b');
});

it('makes one value of a caller at a time where as many run as may, and refuses a call for which there is no room', async () => {
  read = { ...aged(0), turn: 'ranking' };
  held = [];
  const calls = Array.from({ length: 152 }, (_, at) =>
    ask(`${at}`, () => make(`${at}`)).catch((error: unknown) => error),
  );
  expect(await Promise.race(calls)).toBeInstanceOf(BusyFailure);
  expect(made).toHaveLength(1);
  held.forEach((go) => go());
  held = null;
  await settled();
  await Promise.all(calls.slice(0, 100));
});

it('lets the reads of a caller take turns, as callers do', async () => {
  held = [];
  const begin = (name: string, key: string) => {
    read = { ...aged(0), name, turn: 'ranking' };
    return ask(key, () => make(key));
  };
  const all = [begin('many', '0'), begin('many', '1'), begin('many', '2'), begin('one', '3')];
  for (const _call of all) {
    await settled();
    held.at(-1)?.();
  }
  await Promise.all(all);
  expect(made.map((value) => value[0])).toEqual(['0', '3', '1', '2']);
});

it('makes a part of another answer without a turn of its own', async () => {
  read = { ...aged(0), turn: 'ranking' };
  const whole = await ask('whole', async () => {
    read = { ...aged(0), name: 'part', turn: null };
    return `${await get('x')}, whole`;
  });
  expect(whole.value).toBe('x at a, whole');
});

it('tells how old a value is', async () => {
  expect(await ask('x', () => make('x'))).toMatchObject({ age: 0, maxAge: 10_000 });
  time = 5_000;
  expect(await ask('x', () => make('x'))).toMatchObject({ age: 0 });
  version = 'b';
  time = 7_000;
  expect(await ask('x', () => make('x'))).toMatchObject({ value: 'x at a', age: 2_000 });
});

it('makes a new value with the last one at hand', async () => {
  await get('x');
  version = 'b';
  time = 10_000;
  expect((await ask('x', async (_signal, last) => `after ${last}`)).value).toBe('after x at a');
});

it('gives the older value for as long after it was last true, however long before that it was made', async () => {
  await get('x');
  time = 1_000_000;
  await get('x');
  version = 'b';
  held = [];
  time = 1_009_999;
  expect(await get('x')).toBe('x at a');
  time = 1_010_000;
  const waited = get('x');
  await settled();
  held.forEach((go) => go());
  expect(await waited).toBe('x at b');
  expect(made).toEqual(['x at a', 'x at b']);
});

it('gives the older value where the clock was set back, and makes it again', async () => {
  time = 3_600_000;
  await get('x');
  version = 'b';
  time = 3_599_000;
  expect(await get('x')).toBe('x at a');
  await settled();
  expect(await get('x')).toBe('x at b');
});

describe('with an interval', () => {
  const INTERVAL = 5_000;

  /** Makes the first value, which takes some time of the clock. */
  async function makeFirst(took: number): Promise<void> {
    held = [];
    const first = get('x');
    await settled();
    time += took;
    held[0]?.();
    await first;
    held = null;
  }

  /** The values that the first and the second reader get after a change. */
  async function twoReaders(): Promise<string[]> {
    const first = await get('x');
    await settled();
    return [first, await get('x')];
  }

  it('makes a value once in each interval during many changes, behind the readers', async () => {
    read = aged(10_000, { interval: INTERVAL, patience: 200 });
    await makeFirst(1_000);
    for (let second = 1; second < 23; second += 1) {
      time = second * 1_000;
      version = `${second}`;
      held = [];
      await get('x');
      await settled();
      time += 500;
      held.forEach((go) => go());
      await settled();
    }
    expect(made).toEqual(['x at a', 'x at 5', 'x at 10', 'x at 15', 'x at 20']);
  });

  it('makes a value again at once after a quiet time', async () => {
    read = aged(10_000, { interval: INTERVAL, patience: 200 });
    await makeFirst(1_000);
    time = 60_000;
    await get('x');
    version = 'b';
    expect(await twoReaders()).toEqual(['x at a', 'x at b']);
  });

  it('lets readers wait for a value that is made quickly, so that they see a change at once', async () => {
    read = aged(10_000, { interval: INTERVAL, patience: 200 });
    await makeFirst(200);
    time = 2_000;
    version = 'b';
    expect(await get('x')).toBe('x at b');
  });

  it('rests ten times as long as a quick run took', async () => {
    read = aged(10_000, { interval: INTERVAL, patience: 200 });
    await makeFirst(200);
    time = 1_999;
    version = 'b';
    expect(await twoReaders()).toEqual(['x at a', 'x at a']);
  });

  it('gives the older value where the new one cannot be made', async () => {
    read = aged(10_000, { interval: INTERVAL, patience: 200 });
    await get('x');
    version = 'b';
    expect((await ask('x', () => Promise.reject(new Error('gone')))).value).toBe('x at a');
  });

  it('shares a run that has begun behind the readers with those for whom the older value is too old', async () => {
    read = aged(10_000, { interval: INTERVAL });
    await get('x');
    version = 'b';
    time = 9_000;
    held = [];
    await get('x');
    await settled();
    time = 10_000;
    const waited = get('x');
    await settled();
    expect(held).toHaveLength(1);
    held.forEach((go) => go());
    expect(await waited).toBe('x at b');
  });
});

it('ends a run when all who wait for it have hung up, and makes the value again for who comes then', async () => {
  held = [];
  const [first, second] = [new AbortController(), new AbortController()];
  const ended: boolean[] = [];
  const makeFor = async (signal: AbortSignal): Promise<string> => {
    const at = ended.push(false) - 1;
    signal.addEventListener('abort', () => (ended[at] = true));
    return make('x');
  };
  const waiting = [first, second].map(({ signal }) => ask('x', makeFor, signal));
  await settled();
  first.abort();
  expect(ended).toEqual([false]);
  second.abort();
  expect(ended).toEqual([true]);
  const later = ask('x', makeFor, new AbortController().signal);
  await settled();
  expect(ended).toEqual([true, false]);
  held.forEach((release) => release());
  expect((await later).value).toBe('x at a');
  await Promise.all(waiting);
});

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

describe('shareRuns', () => {
  it('gives all callers during a run the result of the next run', async () => {
    const runs: ReturnType<typeof pending<string>>[] = [];
    const read = shareRuns(() => {
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
    const read = shareRuns(async () => {
      if (fails) throw new Error('gone');
      return 'back';
    });
    await expect(read()).rejects.toThrow('gone');
    fails = false;
    expect(await read()).toBe('back');
  });
});
