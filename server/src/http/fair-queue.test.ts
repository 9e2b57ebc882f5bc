import { ApiFailure } from './failure';
import { fairQueue } from './fair-queue';

/** A queue of one slot whose tasks note who they were, each after a turn of the event loop. */
function noting(perGroup: number[] = [], total = 100) {
  const done: string[] = [];
  const queue = fairQueue({ concurrency: 1, perGroup, total });
  const add = (...caller: string[]) =>
    queue.run(caller, async () => {
      await new Promise(setImmediate);
      done.push(caller.join(' '));
      return caller.join(' ');
    });
  return { queue, done, add };
}

it('lets callers take turns, however many tasks each has', async () => {
  const { done, add } = noting();
  const many = Array.from({ length: 5 }, () => add('many'));
  const others = [add('siti'), add('budi'), add('siti')];
  expect(await Promise.all(others)).toEqual(['siti', 'budi', 'siti']);
  await Promise.all(many);
  expect(done.join(' ')).toBe('many siti budi many siti many many many');
});

it('lets accounts take turns within the turns of their address', async () => {
  const { done, add } = noting();
  const many = Array.from({ length: 4 }, () => add('carrier', 'many'));
  const others = [add('carrier', 'siti'), add('home', 'budi'), add('carrier', 'tono')];
  await Promise.all([...many, ...others]);
  const carriers = ['siti', 'tono', 'many', 'many', 'many'].map((name) => `carrier ${name}`);
  expect(done).toEqual(['carrier many', 'home budi', ...carriers]);
});

it.each([
  ['one account', ['a siti', 'a siti'], 'a siti', 'a budi'],
  ['one address', ['a siti', 'a budi', 'a tono'], 'a rina', 'b rina'],
  ['all callers', ['a siti', 'b siti', 'c siti', 'd siti'], 'e siti', null],
])('refuses a task where too many of %s wait, and takes tasks again', async (_who, callers, next, another) => {
  const { add } = noting([3, 2], 4);
  const all = callers.map((caller) => add(...caller.split(' ')));
  const refused = await add(...next.split(' ')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiFailure);
  expect(refused).toMatchObject({ httpStatus: 503, retryAfter: 5 });
  if (another !== null) expect(await add(...another.split(' '))).toBe(another);
  await Promise.all(all);
  expect(await add(...next.split(' '))).toBe(next);
});

it('drops a task whose caller has gone, but not one that runs', async () => {
  const { queue, done, add } = noting([3, 2]);
  const gone = new AbortController();
  const ran: string[] = [];
  const running = queue.run(
    ['a', 'siti'],
    async () => {
      await new Promise(setImmediate);
      ran.push('running');
    },
    gone.signal,
  );
  // It has begun.
  await new Promise(setImmediate);
  const dropped = queue.run(['a', 'siti'], async () => ran.push('dropped'), gone.signal);
  const after = add('a', 'siti');
  expect(queue.waiting).toBe(2);
  gone.abort(new Error('gone'));
  expect(queue.waiting).toBe(1);
  await expect(dropped).rejects.toThrow('gone');
  await expect(queue.run(['a'], async () => ran.push('late'), gone.signal)).rejects.toThrow('gone');
  await Promise.all([running, after]);
  expect([ran, done]).toEqual([['running'], ['a siti']]);
  // The places of the one that was dropped are free.
  await Promise.all([add('a', 'siti'), add('a', 'siti'), add('a', 'budi')]);
});

it('continues after a task that rejects', async () => {
  const queue = fairQueue({ concurrency: 1, total: 9 });
  const failing = queue.run(['siti'], () => Promise.reject(new Error('broken')));
  const next = queue.run(['siti'], async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
