import { setTimeout as wait } from 'node:timers/promises';
import type * as PerfHooks from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import { shedLoad } from './shed-load';

/** Delay of Node's event loop in milliseconds, and the number of readings. */
const mockLoop = { delay: 0, readings: 0 };

jest.mock('node:perf_hooks', () => ({
  ...jest.requireActual<typeof PerfHooks>('node:perf_hooks'),
  monitorEventLoopDelay: ({ resolution = 0 }) => ({
    enable: () => true,
    disable: () => true,
    reset: () => undefined,
    get mean() {
      mockLoop.readings += 1;
      return (mockLoop.delay + resolution) * 1e6;
    },
  }),
}));

const INTERVAL = 10;

beforeEach(() => Object.assign(mockLoop, { delay: 0, readings: 0 }));

/** A server, and what it writes into its log. */
async function serverWith(maxDelay: number, log: string[] = [], probe?: () => Promise<unknown>) {
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } } });
  await shedLoad(app, { maxDelay, interval: INTERVAL, probe });
  app.get('/', async () => 'ok');
  app.get('/search', { config: { turn: 'search' } }, async () => 'ok');
  app.post('/', async () => 'ok');
  await app.ready();
  return app;
}

/** The server's response once it has measured such a delay. */
async function responseWhenLate(app: FastifyInstance, delay: number) {
  Object.assign(mockLoop, { delay, readings: 0 });
  while (mockLoop.readings === 0) await wait(INTERVAL);
  return app.inject('/');
}

it('turns calls away while it is too late with its work, and serves again afterwards', async () => {
  const app = await serverWith(30);
  expect((await responseWhenLate(app, 15)).statusCode).toBe(200);

  const refused = await responseWhenLate(app, 100);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    statusCode: 5000,
    message: 'Server sedang sangat sibuk. Silakan coba beberapa saat lagi.',
  });

  expect((await responseWhenLate(app, 0)).statusCode).toBe(200);
  await app.close();
});

it.each([
  [7, 200, 200, 200],
  [8, 503, 200, 200],
  [16, 503, 503, 200],
  [31, 503, 503, 503],
])(
  'refuses the least important first: %i ms late, search %i, other reads %i, writes %i',
  async (delay, ...expected) => {
    const app = await serverWith(30);
    await responseWhenLate(app, delay);
    const calls = [app.inject('/search'), app.inject('/'), app.inject({ method: 'POST', url: '/' })];
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual(expected);
    await app.close();
  },
);

// The first measurement has a fifth of the weight.
it.each([
  [5 * 60, 200, 200],
  [5 * 130, 503, 200],
  [5 * 230, 503, 503],
])(
  'refuses reads and no write while a statement of a write takes long: %i ms, search %i, other reads %i',
  async (took, ...expected) => {
    const app = await serverWith(30, [], () => wait(took));
    const calls = [app.inject('/search'), app.inject('/'), app.inject({ method: 'POST', url: '/' })];
    const responses = await Promise.all(calls);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([...expected, 200]);
    if (expected[0] === 503) expect(responses[0]?.headers['retry-after']).toBe('2');
    await app.close();
  },
);

it('refuses nothing while the statement fails at once: each call says so itself', async () => {
  const app = await serverWith(30, [], () => Promise.reject(new Error('away')));
  expect((await app.inject('/search')).statusCode).toBe(200);
  await app.close();
});

it('says so in its log, once for many calls', async () => {
  const log: string[] = [];
  const app = await serverWith(30, log);
  for (const delay of [100, 0, 100]) await responseWhenLate(app, delay);
  expect(log.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'calls-turned-away', delay: 100, msg: 'calls are turned away' }),
  ]);
  await app.close();
});

it('turns nothing away while it does not know how late it is', async () => {
  const app = await serverWith(30);
  expect((await responseWhenLate(app, NaN)).statusCode).toBe(200);
  await app.close();
});

it('refuses nothing where load shedding is off', async () => {
  const app = await serverWith(0);
  Object.assign(mockLoop, { delay: 10_000, readings: 0 });
  await wait(5 * INTERVAL);
  expect((await app.inject('/')).statusCode).toBe(200);
  expect(mockLoop.readings).toBe(0);
  await app.close();
});

it('refuses nothing after one long task, as the start is, that is shorter than the limit', async () => {
  const app = await serverWith(10_000);
  expect((await responseWhenLate(app, 200)).statusCode).toBe(200);
  await app.close();
});
