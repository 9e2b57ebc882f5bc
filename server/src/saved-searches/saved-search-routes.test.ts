import { eq } from 'drizzle-orm';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { savedSearches } from '../db/saved-search-schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { lastImportOrder } from './import-order';
import { MAX_SAVED_SEARCHES } from './saved-search-store';

const BODY = { name: 'Kasir di Sleman', query: 'search=kasir&city=Kabupaten+Sleman', queryVersion: 1, alert: 'daily' };

let test: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());
beforeEach(async () => (me = await signedIn(test)));

const OPERATIONS = {
  GET: 'listSavedSearches',
  POST: 'addSavedSearch',
  PUT: 'changeSavedSearch',
  DELETE: 'deleteSavedSearch',
} as const;

interface Options {
  id?: string;
  payload?: object;
  headers?: Record<string, string>;
}

async function send(method: keyof typeof OPERATIONS, { id, payload, headers = {} }: Options = {}) {
  const url = `/api/v1/candidate/saved-search/${id === undefined ? '' : `${id}/`}`;
  const response = await test.app.inject({ method, url, payload, headers: { ...me.headers, ...headers } });
  expectContract(OPERATIONS[method], response);
  return response;
}

const add = async (payload: object = BODY) => (await send('POST', { payload })).json().data;
const list = async () => (await send('GET')).json().data;
const stored = async (id: string) => (await test.db.select().from(savedSearches).where(eq(savedSearches.id, id)))[0];

it('saves, lists, changes and deletes a search', async () => {
  const saved = await add({ ...BODY, name: '  Kasir di Sleman ' });
  expect(saved).toMatchObject(BODY);
  expect(await list()).toEqual([saved]);
  const changed = (await send('PUT', { id: saved.id, payload: { ...BODY, alert: 'none' } })).json().data;
  expect(changed).toMatchObject({ ...BODY, alert: 'none', createdAt: saved.createdAt });
  expect(await list()).toEqual([changed]);
  await send('DELETE', { id: saved.id });
  expect(await list()).toEqual([]);
  expect((await send('DELETE', { id: saved.id })).json().statusCode).toBe(4004);
});

it('stores a repeated call once', async () => {
  const headers = { 'idempotency-key': 'save-1' };
  const [first, second] = [
    await send('POST', { payload: BODY, headers }),
    await send('POST', { payload: BODY, headers }),
  ];
  expect(second.json()).toEqual(first.json());
  expect(await list()).toHaveLength(1);
});

it('refuses a change of a search that was changed since', async () => {
  const { id, version } = await add();
  await send('PUT', { id, payload: { ...BODY, alert: 'weekly' } });
  const headers = { 'if-match': `"${version}"` };
  const response = await send('PUT', { id, payload: { ...BODY, alert: 'none' }, headers });
  expect([response.statusCode, response.json().statusCode]).toEqual([412, 4012]);
});

it.each([
  ['name', { ...BODY, name: ' ' }],
  ['query', { ...BODY, query: 'x'.repeat(4_001) }],
  ['query', { ...BODY, query: 'function=%00' }],
  ['queryVersion', { ...BODY, queryVersion: 2 }],
  ['alert', { ...BODY, alert: 'hourly' }],
])('refuses a wrong %s', async (field, payload) => {
  const response = await send('POST', { payload });
  expect(Object.keys(response.json().err)).toEqual([field]);
});

it('refuses one more than there may be, also among calls at once', async () => {
  for (let i = 1; i < MAX_SAVED_SEARCHES; i += 1) await add();
  const responses = await Promise.all([1, 2, 3].map(() => send('POST', { payload: BODY })));
  expect(responses.map(({ json }) => json().statusCode).sort()).toEqual([2001, 4006, 4006]);
  expect(await list()).toHaveLength(MAX_SAVED_SEARCHES);
});

it('starts at the jobs that are stored, and starts again with another query alone', async () => {
  await upsertJob(test.db, makeJobInput({ sourceId: 'before' }));
  const { id } = await add();
  const start = await lastImportOrder(test.db);
  expect(start).toBeGreaterThan(0);
  expect(await stored(id)).toMatchObject({ cursor: start });
  await upsertJob(test.db, makeJobInput({ sourceId: 'after' }));
  await send('PUT', { id, payload: { ...BODY, name: 'Lain', alert: 'weekly' } });
  expect(await stored(id)).toMatchObject({ cursor: start, name: 'Lain' });
  await send('PUT', { id, payload: { ...BODY, query: 'search=sopir' } });
  expect(await stored(id)).toMatchObject({ cursor: await lastImportOrder(test.db) });
});

it('is each candidate’s own', async () => {
  const { id } = await add();
  const { headers } = await signedIn(test);
  expect((await send('GET', { headers })).json().data).toEqual([]);
  expect((await send('PUT', { id, payload: BODY, headers })).statusCode).toBe(404);
  expect((await send('DELETE', { id, headers })).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
});
