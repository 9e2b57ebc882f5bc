import { version } from '../../package.json';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import type { Db, OpenDatabase } from '../db/client';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

describe('health', () => {
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
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok', version });
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
});

describe('metrics', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const started: TestApp[] = [];
  const start = async (environment: NodeJS.ProcessEnv = {}) => {
    const test = await testApp(environment, {}, database);
    started.push(test);
    return test;
  };
  afterEach(() => Promise.all(started.splice(0).map((test) => test.close())));

  type Source = { remoteAddress?: string; headers?: Record<string, string> };
  const read = ({ app }: TestApp, source: Source = {}) => app.inject({ url: '/metrics', ...source });

  it('measures response times by route, method and status, and never by address', async () => {
    const test = await start();
    await test.app.inject('/api/v1/job/by-slug/secret-slug/');
    await test.app.inject('/api/v1/job/list/');
    await test.app.inject('/secret-page?token=secret-token');
    const response = await read(test);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/v1/job/by-slug/:slug/",status="401"} 1',
    );
    expect(response.body).toContain('{method="GET",route="/api/v1/job/list/",status="200"} 1');
    expect(response.body).toContain('process_resident_memory_bytes');
    expect(response.body).not.toContain('secret');
    expect(test.logs.join('')).not.toContain('/metrics');
  });

  it('counts the connections of a database server', async () => {
    const { app, db, config } = await start();
    const { buildApp } = await import('../app');
    const connections = () => ({ busy: 2, idle: 3, waiting: 4 });
    const other = await buildApp({
      db,
      config,
      mailer: { send: async () => undefined },
      now: () => new Date(),
      connections,
    });
    const { body } = await other.inject('/metrics');
    for (const line of ['busy"} 2', 'idle"} 3', 'waiting"} 4'])
      expect(body).toContain(`db_pool_connections{state="${line}`);
    expect((await app.inject('/metrics')).body).not.toContain('db_pool_connections');
    await other.close();
  });

  it.each<[string, Source]>([
    ['another machine', { remoteAddress: '203.0.113.7' }],
    [
      'another machine that claims to be this one',
      { remoteAddress: '203.0.113.7', headers: { 'x-forwarded-for': '127.0.0.1' } },
    ],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
  ])('has no metrics for %s', async (_name, source) => {
    const response = await read(await start(), source);
    expect(response.statusCode).toBe(404);
    expect(response.json().statusCode).toBe(4004);
  });

  it('serves metrics behind a trusted proxy to this machine only', async () => {
    const test = await start({ TRUST_PROXY: 'loopback' });
    expect((await read(test, { headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
    expect((await read(test)).statusCode).toBe(200);
  });

  it('requires the token from every caller when one is set', async () => {
    const test = await start({ METRICS_TOKEN: 'metrics-secret' });
    const remoteAddress = '203.0.113.7';
    expect((await read(test)).statusCode).toBe(404);
    expect((await read(test, { headers: { authorization: 'Bearer wrong' } })).statusCode).toBe(404);
    expect((await read(test, { remoteAddress, headers: { authorization: 'Bearer metrics-secret' } })).statusCode).toBe(
      200,
    );
  });
});

describe('stalled connections', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await testApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });
  afterAll(() => test.close());

  /** Requests the contract so often that its responses fill the buffers of both sides. */
  const REQUESTS = 'GET /api/openapi.json HTTP/1.1\r\nHost: titian.test\r\n\r\n'.repeat(200);

  it('gives a client a minute in which nothing moves', () => {
    expect(test.app.server.timeout).toBe(60_000);
  });

  it('closes the connection of a client that does not read', async () => {
    test.app.server.timeout = 500;
    const served = once(test.app.server, 'connection');
    const client = connect({ port, host: '127.0.0.1', onread: { buffer: Buffer.alloc(1), callback: () => false } });
    client.on('error', () => undefined);
    client.write(REQUESTS);
    const [socket] = await served;
    await once(socket, 'close');
    client.destroy();
  });
});
