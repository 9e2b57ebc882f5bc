import { asc, eq, sql } from 'drizzle-orm';
import { candidateIn, signedIn } from '../../test/candidates';
import { fillMasters } from '../../test/fill-masters';
import { poison } from '../../test/poison';
import { testApp, type TestApp } from '../../test/test-app';
import { notifications } from '../db/notification-schema';
import { savedSearches } from '../db/saved-search-schema';
import { jobs } from '../db/schema';
import { listNotifications } from '../notifications/notification-store';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJobs } from '../jobs/job-store';
import { NewJobs } from '../jobs/search';
import { lastImportOrder } from './import-order';
import { matchSavedSearches } from './match-saved-searches';

let test: TestApp;
let me: { id: string };
const deps = () => ({ db: test.db, now: () => new Date() });

beforeAll(async () => {
  test = await testApp();
  await fillMasters(test.db);
});
afterAll(() => test.close());
// A rest takes nine times as long as what went before: on this clock, a hundredth of a millisecond for each look at it.
let time = 0;
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => (time += 0.01)));
afterEach(() => jest.restoreAllMocks());

beforeEach(async () => {
  for (const table of [savedSearches, notifications, jobs]) await test.db.delete(table);
  me = await candidateIn(test, { email: `${Math.random()}@example.com` });
});

/** Stores open jobs by their titles. */
const store = (titles: readonly string[], more: object = {}) =>
  upsertJobs(
    test.db,
    titles.map((title) => makeJobInput({ sourceId: title, title, description: '', requirements: '', ...more })),
  );

/** A candidate saves a search. */
async function save(query: string, candidateId = me.id): Promise<string> {
  const at = new Date();
  const cursor = await lastImportOrder(test.db);
  const [row] = await test.db
    .insert(savedSearches)
    .values({
      candidateId,
      name: query,
      query,
      queryVersion: 1,
      alert: 'daily',
      cursor,
      mailedUpTo: cursor,
      mailedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return row?.id ?? '';
}

const match = () => matchSavedSearches(deps());

/** News so far: the name of the search, the number of jobs, and their titles. */
async function news(candidateId = me.id) {
  const titles = new Map((await test.db.select().from(jobs)).map(({ id, title }) => [id, title]));
  const rows = await test.db
    .select()
    .from(notifications)
    .where(eq(notifications.candidateId, candidateId))
    .orderBy(asc(notifications.id));
  return rows.map(({ data }) => {
    const { name, count, jobIds } = data as { name: string; count: number; jobIds: string[] };
    return [name, count, jobIds.map((id) => titles.get(id)).sort()];
  });
}

it('lets others have a turn after each search', async () => {
  await save('search=kasir');
  await save('search=gudang');
  await store(['Kasir', 'Staf Gudang']);
  const turns: string[] = [];
  const { find } = NewJobs.prototype;
  jest.spyOn(NewJobs.prototype, 'find').mockImplementation(function (this: NewJobs, ...search) {
    turns.push('search');
    setImmediate(() => turns.push('others'));
    return find.apply(this, search);
  });
  await match();
  expect(turns.slice(0, 4)).toEqual(['search', 'others', 'search', 'others']);
});

it('reads the filters among the words of a search, and takes one without weight for every job', async () => {
  for (const text of ['kasir gaji 5 juta', 'kasir bukan apotek', 'loker']) await save(`search=${text}`);
  await store(['Kasir', 'Kasir Apotek'], { minSalary: 4_000_000, maxSalary: 4_000_000 });
  await match();
  // A job is told once.
  expect(await news()).toEqual([
    ['search=kasir bukan apotek', 1, ['Kasir']],
    ['search=loker', 1, ['Kasir Apotek']],
  ]);
});

describe('with a candidate whose twenty long searches wait longer than those of others', () => {
  const MANY = Array.from({ length: 20 }, (_, index) => `search=gudang&minSalary=${index + 1}`);

  /** Calls `on` before each search that is compared outside of a transaction. */
  function beforeSearch(on: (query: string) => Promise<unknown>) {
    const { find } = NewJobs.prototype;
    jest.spyOn(NewJobs.prototype, 'find').mockImplementation(async function (this: NewJobs, db, query, after) {
      if (db === test.db) await on(query);
      return find.call(this, db, query, after);
    });
  }

  beforeEach(async () => {
    for (const query of MANY) await save(query);
    await store(['Staf Gudang']);
  });

  it('tells a candidate with as many short searches before it compares the first of them', async () => {
    const other = await signedIn(test);
    for (let index = 0; index < 20; index += 1) await save('search=kasir', other.id);
    await store(['Kasir']);
    const told: number[] = [];
    beforeSearch(async (query) => MANY.includes(query) && told.push((await news(other.id)).length));
    await match();
    expect(told).toEqual(Array(20).fill(1));
    expect(await news()).toHaveLength(1);
  });

  it('does not let that candidate wait for all who have shorter searches', async () => {
    const others = await Promise.all(
      Array.from({ length: 21 }, (_, index) => candidateIn(test, { email: `${index}.${Math.random()}@example.com` })),
    );
    for (const { id } of others) await save('search=kasir', id);
    await store(['Kasir']);
    const order: string[] = [];
    beforeSearch(async (query) => order.push(query));
    await match();
    expect(order).toEqual([...Array<string>(20).fill('search=kasir'), ...MANY, 'search=kasir']);
  });

  it('tells of jobs that are stored while it compares, from a minute on, before it has compared all', async () => {
    const other = await signedIn(test);
    await save('search=kasir', other.id);
    await store(['Kasir']);
    const third = await signedIn(test);
    for (const query of MANY) await save(query, third.id);
    await store(['Kepala Gudang']);
    let time = Date.now();
    const told: number[] = [];
    beforeSearch(async (query) => {
      if (query === MANY[19]) told.push((await news(other.id)).length);
      if (query !== MANY[0] || told.length > 0) return;
      time += 60_000;
      await store(['Kasir malam']);
    });
    await matchSavedSearches({ db: test.db, now: () => new Date(time) });
    expect(told.slice(0, 2)).toEqual([1, 2]);
  });
});

it('tells of jobs that were stored after the search was saved, once', async () => {
  await store(['Kasir lama']);
  await save('search=kasir');
  await match();
  expect(await news()).toEqual([]);
  await store(['Kasir toko', 'Sopir']);
  await match();
  await match();
  expect(await news()).toEqual([['search=kasir', 1, ['Kasir toko']]]);
  await store(['Kasir baru']);
  await match();
  expect((await news()).at(-1)).toEqual(['search=kasir', 1, ['Kasir baru']]);
});

it('leads from the news to the search as it is now, the new jobs first, until that is deleted', async () => {
  const id = await save('search=kasir');
  const newFrom = (await lastImportOrder(test.db)) + 1;
  await store(['Kasir toko']);
  await match();
  const queries = async () => {
    const { items } = await listNotifications(deps(), me.id);
    return items.map((item) => 'search' in item && item.search?.query);
  };
  await test.db.update(savedSearches).set({ query: 'search=kasir&city=Sleman' }).where(eq(savedSearches.id, id));
  expect(await queries()).toEqual([`search=kasir&city=Sleman&newFrom=${newFrom}`]);
  await test.db.delete(savedSearches);
  expect(await queries()).toEqual([null]);
});

it('finds a job by its import, whatever day it was posted on', async () => {
  await save('search=kasir');
  await store(['Kasir terlambat'], { createdAt: new Date('2020-01-01') });
  await match();
  expect(await news()).toEqual([['search=kasir', 1, ['Kasir terlambat']]]);
});

it('tells of a job that three searches of a candidate find in the first of them alone', async () => {
  for (const query of ['search=kasir', 'search=toko', 'search=kasir+toko']) await save(query);
  await store(['Kasir toko', 'Penjaga toko']);
  await match();
  expect(await news()).toEqual([
    ['search=kasir', 1, ['Kasir toko']],
    ['search=toko', 1, ['Penjaga toko']],
  ]);
});

it('makes one row of an import of many jobs', async () => {
  await save('search=kasir');
  await store(Array.from({ length: 30 }, (_, index) => `Kasir ${index}`));
  await match();
  const [[, count, titles] = [], ...others] = await news();
  expect([count, titles, others]).toEqual([30, expect.any(Array), []]);
  expect(titles).toHaveLength(12);
});

it('tells of no job that is closed, and of one that changes no second time', async () => {
  await save('search=kasir');
  await store(['Kasir'], { status: 'closed' });
  await match();
  await store(['Kasir'], { description: 'Lain' });
  await match();
  expect(await news()).toEqual([]);
});

it('tells each candidate of the same job', async () => {
  const other = await signedIn(test);
  await Promise.all([save('search=kasir'), save('search=kasir', other.id)]);
  await store(['Kasir']);
  await match();
  expect(await news()).toHaveLength(1);
  expect(await news(other.id)).toHaveLength(1);
});

it('tells once where two servers compare at the same time', async () => {
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, index) => candidateIn(test, { email: `${index}.${Math.random()}@example.com` })),
  );
  for (const { id } of others) await save('search=kasir', id);
  await store(['Kasir']);
  await Promise.all([match(), match()]);
  await match();
  for (const { id } of others) expect(await news(id)).toEqual([['search=kasir', 1, ['Kasir']]]);
});

it('sets aside a candidate whose cursor cannot be moved, without news, tells the others, and tries again', async () => {
  const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => signedIn(test)));
  for (const { id } of [me, ...others]) await save('search=kasir', id);
  await store(['Kasir']);
  const heal = await poison(test.db, 'update', savedSearches, `new.candidate_id = '${me.id}'`);
  await match();
  for (const { id } of others) expect(await news(id)).toEqual([['search=kasir', 1, ['Kasir']]]);
  await test.app.runAllJobs();
  await match();
  expect(await news()).toEqual([]);
  const { body } = await test.app.inject('/metrics');
  expect(body).toContain('background_jobs_total{name="match-saved-searches",result="failed"} 1');
  const { rows } = (await test.db.execute(sql`select data from pgboss.job`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([
    { data: expect.objectContaining({ name: 'match-saved-searches', payload: { rowId: me.id }, code: '22021' }) },
  ]);
  await heal();
  await test.app.runAllJobs();
  expect(await news()).toEqual([['search=kasir', 1, ['Kasir']]]);
});

it('is not stopped by a query that was stored before such were refused', async () => {
  await save('function=%00');
  await save('search=kasir');
  await store(['Kasir']);
  await match();
  expect(await news()).toEqual([['function=%00', 1, ['Kasir']]]);
});

it.each([
  'search=kasir',
  'search=kasr+swalayan',
  'search=gudang+astronot',
  'location=jogja',
  'search=admin&city=Kabupaten+Sleman',
  'near=Kabupaten+Sleman',
  'minSalary=5000000&includeUnstated=false',
  'type=parttime',
  'postedWithin=7',
  '',
])('finds what the search shows: %j', async (query) => {
  await store(['Kasir', 'Kasir swalayan', 'Staf Gudang', 'Admin', 'Penjaga'], { locationId: 34, cityId: 3404 });
  await store(['Kepala Gudang', 'Admin Paruh Waktu'], {
    locationId: 35,
    workingType: 'parttime',
    maxSalary: 9_000_000,
  });
  const params = new URLSearchParams(query);
  const shown = new URLSearchParams({ pageSize: '50', open: 'true' });
  if (params.has('search')) shown.set('q', params.get('search') ?? '');
  if (params.has('location')) shown.set('place', params.get('location') ?? '');
  if (params.has('type')) shown.set('workingType', params.get('type') ?? '');
  for (const name of ['city', 'near', 'minSalary', 'includeUnstated', 'postedWithin']) {
    if (params.has(name)) shown.set(name, params.get(name) ?? '');
  }
  const response = await test.app.inject(`/api/v1/job/search/?${shown}`);
  const ids = (response.json().data as { id: string }[]).map(({ id }) => id);
  const to = await lastImportOrder(test.db);
  const newJobs = new NewJobs(to, new Date());
  expect((await newJobs.find(test.db, query, 0)).sort()).toEqual(ids.sort());
  const last = await newJobs.find(test.db, query, to - 2);
  expect(ids).toEqual(expect.arrayContaining(last));
  expect(last.length).toBeLessThanOrEqual(2);
});
