import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { companies, jobs, locations } from '../db/schema';
import type { JobInput } from './job-input';
import { makeJobInput } from './job-input.fixture';
import { upsertJobs } from './job-store';

const PROVINCES = [
  { id: 32, name: 'Jawa Barat' },
  { id: 34, name: 'Daerah Istimewa Yogyakarta' },
  { id: 35, name: 'Jawa Timur' },
];

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.db.insert(locations).values(PROVINCES);
});
afterAll(() => test.close());

type Query = Record<string, string | number>;

const list = (query: Query = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/job/list/', query: query as Record<string, string>, headers });

/** One of each kind, the newest first. */
const STORED: Partial<JobInput>[] = [
  { title: 'Staf Administrasi', locationId: 32, workplace: 'wfo' },
  { title: 'Barista Café', locationId: 34, workingType: 'parttime' },
  { title: 'Admin 100% Gudang_1', locationId: 35, workplace: 'remote' },
  { title: 'Guru \\ Tutor', locationId: null, workingType: null, workplace: null },
  { title: 'Kepala ADMIN', locationId: 35, workingType: 'contract', status: 'closed' },
];

const store = (given: Partial<JobInput>[]) =>
  upsertJobs(
    test.db,
    given.map((job, index) =>
      makeJobInput({ sourceId: `${index}`, createdAt: new Date(Date.UTC(2026, 10, 20 - index)), ...job }),
    ),
  );

beforeEach(async () => {
  await test.db.delete(jobs);
  await store(STORED);
});

it('responds with every job, whatever the parameters', async () => {
  const response = await list({ utm_source: 'surel', page: 2, search: 'admin' });
  expectContract('listJobs', response);
  expect(response.json().data.map(({ title }: { title: string }) => title)).toEqual(STORED.map(({ title }) => title));
});

describe('a copy of the list', () => {
  it('responds with 304 while nothing has changed', async () => {
    const first = await list();
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const copy = await list({}, { 'if-none-match': String(first.headers.etag) });
    expect(copy.statusCode).toBe(304);
    expect(copy.body).toBe('');
    expect((await list({}, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is sent again after any write to the database', async () => {
    const writes = [
      () => test.db.update(jobs).set({ workplace: 'hybrid' }),
      () => test.db.update(companies).set({ logo: `/media/${Math.random()}.webp` }),
      () => test.db.execute(sql`update locations set name = name || '.'`),
      () => test.db.delete(jobs).where(sql`title like '%Gudang%'`),
      () => store([...STORED, { title: 'Admin baru' }]),
      () => test.db.execute(sql`truncate jobs cascade`),
    ];
    let tag = (await list()).headers.etag;
    for (const write of writes) {
      await write();
      const response = await list({}, { 'if-none-match': String(tag) });
      expect(response.statusCode).toBe(200);
      tag = response.headers.etag;
    }
  });

  it('is sent again at the instant of a deadline that has an hour', async () => {
    const deadlineAt = new Date(Date.now() + 60_000);
    await store([{ deadline: deadlineAt.toISOString().slice(0, 10), deadlineAt }]);
    expect((await list()).json().data[0]).toMatchObject({ status: 'open', deadlineAt: deadlineAt.toISOString() });
    test.advance(60_000);
    expect((await list()).json().data[0].status).toBe('closed');
  });

  it('is sent again when a deadline passes', async () => {
    await store([{ deadline: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }]);
    expect((await list()).json().data[0].status).toBe('open');
    test.advance(3 * 86_400_000);
    expect((await list()).json().data[0].status).toBe('closed');
  });

  it('is compressed for a caller that accepts it', async () => {
    const plain = await list();
    const packed = await list({}, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const zipped = await list({}, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });
});
