import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import type { Db, OpenDatabase } from '../db/client';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let test: TestApp;
let query: () => Promise<unknown>;
beforeEach(async () => {
  test = await testApp({}, {}, database);
  query = jest.spyOn(test.db as Db, 'execute') as never;
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await test.close();
});

const status = async (url: string) => (await test.app.inject(url)).statusCode;

it('is ready while the database responds, and logs nothing about it', async () => {
  const response = await test.app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(await status('/healthz')).toBe(200);
  expect(test.logs).toEqual([]);
});

it('is alive but not ready when the database fails', async () => {
  jest.mocked(query).mockRejectedValue(new Error('gone'));
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  jest.mocked(query).mockResolvedValue([]);
  expect(await status('/readyz')).toBe(200);
});

it('says within about a second that the database hangs, and sends one query for concurrent requests', async () => {
  let respond: (rows: unknown[]) => void = () => undefined;
  jest.mocked(query).mockReturnValue(new Promise((resolve) => (respond = resolve)));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  let known: number[] | undefined;
  const responses = Promise.all([status('/readyz'), status('/readyz')]).then((statuses) => (known = statuses));
  while (jest.getTimerCount() < 2) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(999);
  expect(known).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(await responses).toEqual([503, 503]);
  jest.useRealTimers();
  expect(query).toHaveBeenCalledTimes(1);
  respond([]);
});

it('is not ready any more once it drains, though it still serves', async () => {
  test.app.startDraining();
  const response = await test.app.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'draining' }]);
  expect(await status('/api/v1/job/list/')).toBe(200);
});

it('ends each connection with its response once it drains, for a proxy that does not ask whether it is ready', async () => {
  const connection = async () => (await test.app.inject('/api/v1/master/location/')).headers.connection;
  expect(await connection()).not.toBe('close');
  test.app.startDraining();
  expect(await connection()).toBe('close');
});
