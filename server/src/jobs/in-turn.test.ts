import { inTurn } from './in-turn';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more tasks at once than it may, in the order given, failures included', async () => {
  const run = inTurn(2);
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const results = [0, 1, 2, 3].map((index) =>
    run(async () => {
      started.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      if (index === 0) throw new Error('fails');
      return index;
    }).catch((error: Error) => error.message),
  );
  await settled();
  expect(started).toEqual([0, 1]);
  ends[0]?.();
  await settled();
  expect(started).toEqual([0, 1, 2]);
  ends[2]?.();
  ends[1]?.();
  await settled();
  ends[3]?.();
  expect(await Promise.all(results)).toEqual(['fails', 1, 2, 3]);
});
