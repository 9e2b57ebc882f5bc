import { ApiFailure } from './failure';
import { fairQueue } from './fair-queue';

/** A queue of one slot whose tasks note who they were, each after a turn of the event loop. */
function noting(perCaller = 100, total = 100) {
  const done: string[] = [];
  const queue = fairQueue({ concurrency: 1, perCaller, total });
  const add = (caller: string) =>
    queue.run(caller, async () => {
      await new Promise(setImmediate);
      done.push(caller);
      return caller;
    });
  return { done, add };
}

it('lets callers take turns, however many tasks each has', async () => {
  const { done, add } = noting();
  const many = Array.from({ length: 5 }, () => add('many'));
  const others = [add('siti'), add('budi'), add('siti')];
  expect(await Promise.all(others)).toEqual(['siti', 'budi', 'siti']);
  await Promise.all(many);
  expect(done.join(' ')).toBe('many siti budi many siti many many many');
});

it.each([
  ['one caller', ['siti', 'siti', 'siti'], 'siti'],
  ['all callers', ['siti', 'budi', 'tono', 'rina'], 'dewi'],
])('refuses a task where too many of %s wait, and takes tasks again afterwards', async (_who, callers, next) => {
  const { add } = noting(3, 4);
  const all = callers.map(add);
  const refused = await add(next).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiFailure);
  expect(refused).toMatchObject({ httpStatus: 503, retryAfter: 5 });
  await Promise.all(all);
  expect(await add(next)).toBe(next);
});

it('goes on after a task that fails', async () => {
  const queue = fairQueue({ concurrency: 1, perCaller: 9, total: 9 });
  const failing = queue.run('siti', () => Promise.reject(new Error('broken')));
  const next = queue.run('siti', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
