import { testApp, type TestApp } from '../../test/test-app';
import { testDatabase } from '../../test/test-database';
import type { OpenDatabase } from '../db/client';

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

it('shows the metrics to every caller when they are public', async () => {
  expect((await read(await start({ METRICS_PUBLIC: 'true' }), { remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
});
