import Fastify from 'fastify';
import { repeat } from './repeat';

const HOUR = 3_600_000;

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('runs a task as soon as the app listens, when requested', async () => {
  const app = Fastify();
  let atOnce = 0;
  let later = 0;
  repeat(app, { every: HOUR, atOnce: true, task: async () => void (atOnce += 1), failure: 'failed' });
  repeat(app, { every: HOUR, task: async () => void (later += 1), failure: 'failed' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await until(() => atOnce > 0);
  await app.close();
  expect([atOnce, later]).toEqual([1, 0]);
});

it('tries a task again that has failed, and logs why', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  let runs = 0;
  const task = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) throw new Error('the database is away');
  };
  repeat(app, { every: 5, task, failure: 'a purge failed' });
  await until(() => runs > 1);
  await app.close();
  const failed = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } });
  expect(failed.filter(({ level }) => level === 50)).toMatchObject([
    { msg: 'a purge failed', err: { message: 'the database is away' } },
  ]);
});

it('runs one at a time, and has it end before the app is closed', async () => {
  const app = Fastify();
  let runs = 0;
  let told = false;
  const task = (signal: AbortSignal): Promise<void> => {
    runs += 1;
    return new Promise((resolve) =>
      signal.addEventListener('abort', () =>
        setImmediate(() => {
          told = true;
          resolve();
        }),
      ),
    );
  };
  let ticks = 0;
  repeat(app, { every: 5, task, failure: 'failed' });
  repeat(app, { every: 5, task: async () => void (ticks += 1), failure: 'failed' });
  await until(() => ticks > 3);
  await app.close();
  expect([runs, told]).toEqual([1, true]);
});
