import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assert, asyncProperty, constantFrom, integer, option, record } from 'fast-check';
import { sql } from 'drizzle-orm';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { companies, jobs, locations } from '../db/schema';
import type { JobInput } from './job-input';
import { makeJobInput } from './job-input.fixture';
import { upsertJobs } from './job-store';
import { searchKey } from '@titian/rules/search-key';

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

const list = (query: Query, headers: Record<string, string> = {}) =>
  test.app.inject({ url: '/api/v1/job/list/', query: query as Record<string, string>, headers });

interface JobPageBody {
  data: { title: string; id: string }[];
  meta: { total: number; page: number; pageSize: number };
}

async function found(query: Query) {
  const { data, meta } = (await list(query)).json<JobPageBody>();
  return { titles: data.map(({ title }) => title), ...meta };
}

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

describe('GET /job/list/ with parameters', () => {
  it('responds with one page and says which, in the shape of the contract', async () => {
    const response = await list({ page: 2, pageSize: 2 });
    expect(response.statusCode).toBe(200);
    expectContract('listJobs', response);
    expect(response.json().meta).toEqual({ total: 5, page: 2, pageSize: 2 });
    expect(response.json<JobPageBody>().data.map(({ title }) => title)).toEqual([
      'Admin 100% Gudang_1',
      'Guru \\ Tutor',
    ]);
  });

  it('responds with ten jobs on a page, the newest first, by default', async () => {
    await store(Array.from({ length: 12 }, (_, index) => ({ title: `Lowongan ${index}` })));
    const { titles, ...meta } = await found({ search: '' });
    expect(meta).toEqual({ total: 12, page: 1, pageSize: 10 });
    expect(titles[0]).toBe('Lowongan 0');
    expect(titles).toHaveLength(10);
  });

  it('responds with every job to a call with parameters of others', async () => {
    const response = await test.app.inject('/api/v1/job/list/?utm_source=surel');
    expect(response.json().meta).toBeUndefined();
    expect(response.json().data).toHaveLength(5);
  });

  it.each([
    ['admin', ['Staf Administrasi', 'Admin 100% Gudang_1', 'Kepala ADMIN']],
    ['  CAFE ', ['Barista Café']],
    ['barista   café', ['Barista Café']],
    ['%', ['Admin 100% Gudang_1']],
    ['_', ['Admin 100% Gudang_1']],
    ['\\', ['Guru \\ Tutor']],
    ['PT Contoh', []],
    ["' or 1=1 --", []],
    ['(a+)+$', []],
  ])('finds by the text %j: %j', async (search, titles) => {
    expect((await found({ search })).titles).toEqual(titles);
  });

  it.each([
    ['jawa', ['Staf Administrasi', 'Admin 100% Gudang_1', 'Kepala ADMIN']],
    [' YOGYA', ['Barista Café']],
    ['bali', []],
  ])('finds by a part of the province %j: %j', async (location, titles) => {
    expect((await found({ location })).titles).toEqual(titles);
  });

  it('narrows by all parameters together', async () => {
    expect((await found({ workingType: 'contract' })).titles).toEqual(['Kepala ADMIN']);
    expect((await found({ workplace: 'remote', search: 'admin', location: 'timur' })).titles).toEqual([
      'Admin 100% Gudang_1',
    ]);
    expect(await found({ workplace: 'hybrid' })).toEqual({ titles: [], total: 0, page: 1, pageSize: 10 });
  });

  it.each([4, 1e9, '9e999'])('responds with the last page in place of page %s', async (page) => {
    expect(await found({ page, pageSize: 2 })).toEqual({
      titles: ['Kepala ADMIN'],
      total: 5,
      page: 3,
      pageSize: 2,
    });
  });

  it.each<Query>([
    { page: 0 },
    { page: -1 },
    { page: '1.5' },
    { page: 'NaN' },
    { pageSize: 0 },
    { pageSize: 101 },
    { pageSize: 100_000 },
    { pageSize: -1 },
    { sort: 'title' },
    { workingType: 'shift' },
    { workplace: 'WFO' },
    { search: 'x'.repeat(101) },
    { search: 'a\u0000b' },
  ])('responds with 4000 for %j', async (query) => {
    const response = await list(query);
    expect(response.statusCode).toBe(400);
    expectContract('listJobs', response);
  });

  it('responds with 4000 for a parameter that is given twice', async () => {
    expect((await test.app.inject('/api/v1/job/list/?page=1&page=2')).statusCode).toBe(400);
  });
});

describe('the meaning of a search', () => {
  const KEYS = ['staf', 'barista cafe', 'gudang'];

  /** The web app's own filter, repeated: all jobs, narrowed and ordered one by one. */
  function expected(all: Partial<JobInput>[], query: Record<'search' | 'location' | 'workingType', string | null>) {
    const province = (id?: number | null) => PROVINCES.find((row) => row.id === id)?.name ?? '';
    return all.filter(
      (job) =>
        searchKey(job.title ?? '').includes(searchKey(query.search ?? '')) &&
        searchKey(province(job.locationId)).includes(searchKey(query.location ?? '')) &&
        (query.workingType === null || job.workingType === query.workingType),
    );
  }

  it('is the same for every combination of parameters, over all pages', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      title: `${['Staf Gudang', 'Barista Café', 'GUDANG beku'][index % 3]} ${index}`,
      locationId: [32, 34, 35, null][index % 4] ?? null,
      workingType: (['fulltime', 'contract', null] as const)[index % 3] ?? null,
      // Each moment three times.
      createdAt: new Date(Date.UTC(2026, 10, 20 - Math.floor(index / 3))),
    }));
    await store(many);
    const whole = (await test.app.inject('/api/v1/job/list/')).json<JobPageBody>().data.map(({ title }) => title);
    const byTitle = new Map(many.map((job) => [job.title, job]));
    const inOrder = whole.flatMap((title) => byTitle.get(title) ?? []);

    const query = record({
      search: option(constantFrom(...KEYS, 'STAF  gudang', '')),
      location: option(constantFrom('jawa', 'yogyakarta', '', 'bali')),
      workingType: option(constantFrom('fulltime', 'contract')),
      sort: constantFrom('newest', 'oldest'),
      pageSize: integer({ min: 7, max: 100 }),
    });
    await assert(
      asyncProperty(query, async ({ pageSize, sort, ...narrowing }) => {
        const given = Object.fromEntries(Object.entries(narrowing).flatMap(([k, v]) => (v === null ? [] : [[k, v]])));
        const wanted = expected(inOrder, narrowing);
        // Stable, as the web app orders it.
        if (sort === 'oldest') wanted.sort((a, b) => Number(a.createdAt) - Number(b.createdAt));
        const pages = Math.max(1, Math.ceil(wanted.length / pageSize));
        const titles: string[] = [];
        for (let page = 1; page <= pages; page += 1) {
          const response = await found({ ...given, sort, pageSize, page });
          expect(response.total).toBe(wanted.length);
          titles.push(...response.titles);
        }
        expect(titles).toEqual(wanted.map(({ title }) => title));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a copy of the list', () => {
  const calls: Query[] = [{}, { search: 'admin' }];

  it.each(calls)('responds with 304 while nothing has changed: %j', async (query) => {
    const first = await list(query);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const copy = await list(query, { 'if-none-match': String(first.headers.etag) });
    expect(copy.statusCode).toBe(304);
    expect(copy.body).toBe('');
    expect((await list(query, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(calls)('is sent again after any write to the database: %j', async (query) => {
    const writes = [
      () => test.db.update(jobs).set({ workplace: 'hybrid' }),
      () => test.db.update(companies).set({ logo: `/media/${Math.random()}.webp` }),
      () => test.db.execute(sql`update locations set name = name || '.'`),
      () => test.db.delete(jobs).where(sql`title like '%Gudang%'`),
      () => store([...STORED, { title: 'Admin baru' }]),
      () => test.db.execute(sql`truncate jobs cascade`),
    ];
    let tag = (await list(query)).headers.etag;
    for (const write of writes) {
      await write();
      const response = await list(query, { 'if-none-match': String(tag) });
      expect(response.statusCode).toBe(200);
      tag = response.headers.etag;
    }
  });

  it('is sent again when a deadline passes', async () => {
    await store([{ deadline: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) }]);
    expect((await list({ pageSize: 1 })).json().data[0].status).toBe('open');
    test.advance(3 * 86_400_000);
    expect((await list({ pageSize: 1 })).json().data[0].status).toBe('closed');
  });

  it('is compressed for a caller that accepts it', async () => {
    const plain = await list({ page: 1 });
    const packed = await list({ page: 1 }, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const zipped = await list({ page: 1 }, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });
});
