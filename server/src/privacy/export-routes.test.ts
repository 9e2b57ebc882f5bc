import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { purgeStale } from '../background/purge-stale';
import { dataExportParts, dataExports } from '../db/privacy-schema';
import { rateLimitWindows, securityEvents } from '../db/request-schema';
import { candidates, sessions } from '../db/schema';
import { WorkerPool } from '../workers/worker-pool';
import { PART_BYTES } from './export/export-parts';
import { exportCalls } from './export/export.fixture';

const HOUR = 3_600_000;

let test: TestApp;
let calls: ReturnType<typeof exportCalls>;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  const workers = new WorkerPool();
  test = await testApp({}, { workers });
  jest.spyOn(workers, 'run').mockResolvedValue(new Uint8Array([1]) as never);
  me = await signedIn(test);
  await test.db.update(sessions).set({ expiresAt: new Date(Date.now() + 48 * HOUR) });
  calls = exportCalls(test, me.headers);
});
afterEach(() => test.close());

async function start(): Promise<string> {
  return (await calls.start()).json().data.id as string;
}

it('is waiting until it is made, and is listed, found and downloaded then', async () => {
  const started = await calls.start();
  expectContract('startExport', started);
  const { data } = started.json();
  expect(data).toMatchObject({ status: 'waiting', progress: 0, size: null, expiresAt: null });
  expect((await calls.file(data.id)).json().statusCode).toBe(4004);
  await test.app.tasksDone();
  const found = await calls.get(data.id);
  expectContract('getExport', found);
  const listed = await calls.list();
  expectContract('listExports', listed);
  expect(listed.json().data).toEqual([found.json().data]);
  const { status, progress, size, expiresAt } = found.json().data;
  expect({ status, progress }).toEqual({ status: 'ready', progress: 100 });
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(23.9 * HOUR);
  const file = await calls.file(data.id);
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload).toHaveLength(size);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(size),
    'content-disposition': 'attachment; filename="data-titian.zip"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('is not compressed a second time', async () => {
  const id = await start();
  await test.app.tasksDone();
  const headers = { ...me.headers, 'accept-encoding': 'gzip, br' };
  const file = await test.app.inject({ url: `/api/v1/candidate/export/${id}/file/`, headers });
  expect(file.headers).not.toHaveProperty('content-encoding');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('is one, however often it is started while it is being made, and also at one moment', async () => {
  const both = await Promise.all([calls.start(), calls.start()]);
  const ids = both.map((response) => response.json().data.id as string);
  expect(ids[0]).toBe(ids[1]);
  await test.db.update(dataExports).set({ status: 'running', progress: 30 });
  const again = (await calls.start()).json().data;
  expect(again).toMatchObject({ id: ids[0], status: 'running', progress: 30 });
  expect(await test.db.$count(dataExports)).toBe(1);
  const events = await test.db.select().from(securityEvents);
  expect(events.map(({ kind, candidateId }) => ({ kind, candidateId }))).toEqual([
    { kind: 'export-started', candidateId: me.id },
  ]);
});

it('takes the place of one that is ready, and of one that was lost', async () => {
  const first = await start();
  await test.app.tasksDone();
  const second = await start();
  expect(second).not.toBe(first);
  expect((await calls.get(first)).json().statusCode).toBe(4004);
  expect(await test.db.$count(dataExportParts)).toBe(0);
  test.advance(2 * HOUR);
  expect(await start()).not.toBe(second);
  expect(await test.db.$count(dataExports)).toBe(1);
});

it('is gone after a day, at once for its candidate and soon from the database', async () => {
  const id = await start();
  await test.app.tasksDone();
  test.advance(23.9 * HOUR);
  expect((await calls.get(id)).statusCode).toBe(200);
  const { headers } = await signedIn(test);
  expect((await exportCalls(test, headers).start()).statusCode).toBe(200);
  test.advance(0.2 * HOUR);
  for (const response of [await calls.get(id), await calls.file(id)]) {
    expect(response.statusCode).toBe(404);
    expect(response.json().statusCode).toBe(4004);
  }
  expect((await calls.list()).json().data).toEqual([]);
  await purgeStale(test.db, new Date(Date.now() + 24.1 * HOUR));
  // The other candidate's was started a moment ago.
  expect(await test.db.$count(dataExports)).toBe(1);
  expect(await test.db.$count(dataExportParts)).toBe(0);
  await purgeStale(test.db, new Date(Date.now() + 48 * HOUR));
  expect(await test.db.$count(dataExports)).toBe(0);
});

it('goes with its candidate', async () => {
  await start();
  await test.app.tasksDone();
  expect(await test.db.$count(dataExportParts)).toBeGreaterThan(0);
  await test.db.delete(candidates).where(eq(candidates.id, me.id));
  expect(await test.db.$count(dataExports)).toBe(0);
  expect(await test.db.$count(dataExportParts)).toBe(0);
});

it.each(['x', '0f5b1f0e-5a52-4c3c-9a7a-8d2f3f1d9b10'])('responds with 4004 for the id %s', async (id) => {
  const response = await calls.get(id);
  expectContract('getExport', response);
  expect(response.json().statusCode).toBe(4004);
  expect((await calls.file(id)).json().statusCode).toBe(4004);
});

it('may be started twenty times an hour', async () => {
  for (let time = 0; time < 20; time += 1) expect((await calls.start()).statusCode).toBe(200);
  expect((await calls.start()).json().statusCode).toBe(4029);
  await test.db.delete(rateLimitWindows);
  expect((await calls.start()).statusCode).toBe(200);
});

it('is read no further once its client has hung up', async () => {
  const id = await start();
  await test.app.tasksDone();
  const parts = 100;
  await test.db.delete(dataExportParts);
  for (let position = 0; position < parts; position += 1)
    await test.db.insert(dataExportParts).values({ exportId: id, position, content: randomBytes(PART_BYTES) });
  await test.db.update(dataExports).set({ size: parts * PART_BYTES });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const select = jest.spyOn(test.db as { select: (fields?: object) => unknown } & TestApp['db'], 'select');
  // Reads of the server itself, such as its purge after listening, do not count.
  const partsRead = () => select.mock.calls.filter(([fields]) => fields && 'content' in fields).length;
  const arrival = once(test.app.server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const request = get({ port, path: `/api/v1/candidate/export/${id}/file/`, headers: me.headers });
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream];
  await once(response, 'data');
  const [, sent] = await arrival;
  request.destroy();
  if (!sent.closed) await once(sent, 'close');
  const read = partsRead();
  // In this time all others could be read; one may have been under way.
  for (let query = 0; query < parts; query += 1) await test.db.execute(sql`select 1`);
  expect(partsRead()).toBeLessThanOrEqual(read + 1);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(parts / 2);
  select.mockRestore();
});
