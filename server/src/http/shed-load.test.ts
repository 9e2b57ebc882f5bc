import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { shedLoad } from './shed-load';

/** How long the server is busy with something else, in milliseconds. */
function beBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** A server, and what it writes into its log. */
async function serverWith(maxDelay: number, { interval = 50, log = [] as string[] } = {}) {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } });
  await shedLoad(app, { maxDelay, interval });
  app.get('/', async () => 'ok');
  await app.ready();
  return app;
}

/** Asks until it answers so, with so many milliseconds of other work before each try. */
async function untilStatus(app: FastifyInstance, status: number, busy = 0) {
  for (let tries = 0; tries < 100; tries += 1) {
    beBusy(busy);
    const answer = await app.inject('/');
    if (answer.statusCode === status) return answer;
    await wait(10);
  }
  throw new Error(`It never answered ${status}.`);
}

it('turns calls away while it is too late with its work, and serves again afterwards', async () => {
  const app = await serverWith(30);
  await untilStatus(app, 200);

  const refused = await untilStatus(app, 503, 100);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    statusCode: 5000,
    message: 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.',
  });

  await untilStatus(app, 200);
  await app.close();
});

it('says so in its log, once for many calls', async () => {
  const log: string[] = [];
  const app = await serverWith(30, { log });
  await untilStatus(app, 503, 100);
  await untilStatus(app, 200);
  await untilStatus(app, 503, 100);
  expect(log.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'calls-turned-away', delay: expect.any(Number), msg: 'calls are turned away' }),
  ]);
  await app.close();
});

it('turns nothing away while it does not know how late it is', async () => {
  const app = await serverWith(10_000, { interval: 10 });
  for (let tries = 0; tries < 50; tries += 1) {
    expect((await app.inject('/')).statusCode).toBe(200);
    await wait(2);
  }
  await app.close();
});

it('turns nothing away where it is told not to', async () => {
  const app = await serverWith(0);
  beBusy(200);
  await wait(60);
  expect((await app.inject('/')).statusCode).toBe(200);
  await app.close();
});

it('turns nothing away after one long task, as the start is, that is shorter than what it is told', async () => {
  const app = await serverWith(10_000);
  beBusy(200);
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await app.inject('/')).statusCode).toBe(200);
    await wait(5);
  }
  await app.close();
});
