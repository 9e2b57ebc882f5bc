/** Authorisation of every call of the contract: a new call is covered too. */
import { signedIn } from '../test/candidates';
import {
  applicationIds,
  bodyOf,
  contractCalls,
  exportIds,
  FILE_CALLS,
  listPath,
  otherIds,
  SECTION_BODIES,
  sessionIds,
  type Call,
} from '../test/contract-calls';
import { dumpTables } from '../test/dump-tables';
import { expectContract } from '../test/expect-contract';
import { testApp, type TestApp } from '../test/test-app';
import { contractSchema, type JsonSchema } from './http/contract';
import { makeJobInput } from './jobs/job-input.fixture';
import { upsertJob } from './jobs/job-store';
import { seedMasters } from './seed/seed-masters';

const calls = contractCalls();

/** The other candidate's name. */
const STRANGER = 'Orang Lain';

type Headers = Record<string, string>;

let test: TestApp;
let owner: Headers;
let stranger: Headers;
/** Ids of the owner's records, by the path of their list. */
const ids: Record<string, string> = {};
/** Ids of the other candidate's records. */
const strangeIds: string[] = [];

/** Sends a call, with any id in its path filled in. */
function send({ method, path }: Call, { headers = {}, payload }: { headers?: Headers; payload?: object } = {}) {
  const url = path.replace('{id}', ids[listPath(path)] ?? 'x').replace(/\{\w+\}/g, 'x');
  return test.app.inject({ method, url: `/api/v1${url}`, headers, payload });
}

beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
  ({ headers: owner } = await signedIn(test));
  ({ headers: stranger } = await signedIn(test, { email: 'orang.lain@example.com', name: STRANGER }));
  for (const [path, payload] of Object.entries(SECTION_BODIES)) {
    const add = async (headers: Headers): Promise<string> => {
      const { data } = (await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })).json();
      const id = String([data].flat()[0]?.id ?? data.skill?.[0].id);
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      return id;
    };
    ids[path] = await add(owner);
    strangeIds.push(await add(stranger));
  }
  await upsertJob(test.db, makeJobInput());
  Object.assign(ids, await applicationIds(test, owner), await sessionIds(test, owner), await exportIds(test, owner));
  Object.assign(ids, await otherIds(test, owner));
  strangeIds.push(
    ...Object.values(await applicationIds(test, stranger)),
    ...Object.values(await sessionIds(test, stranger)),
    ...Object.values(await exportIds(test, stranger)),
    ...Object.values(await otherIds(test, stranger)),
  );
});
afterAll(() => test.close());

/** All that is stored but the master lists, and the counts of limits, which change with whatever is tried. */
const storedRows = () =>
  dumpTables(test.db, ['rate_limit_windows', 'locations', 'cities', 'master_items', 'education_items']);

const needingSession = calls.filter(({ isPublic }) => !isPublic);

it('finds the calls', () => {
  expect(needingSession.length).toBeGreaterThan(30);
  expect(calls.length - needingSession.length).toBeGreaterThan(10);
});

const NO_SESSION: Headers[] = [{}, { authorization: 'Bearer unknown' }, { authorization: 'unknown' }];

it.each(needingSession)('$method $path is refused without a session', async (call) => {
  const before = await storedRows();
  for (const headers of NO_SESSION) {
    const response = await send(call, { headers, payload: call.method === 'GET' ? undefined : (bodyOf(call) ?? {}) });
    expect(response.statusCode).toBe(401);
    expectContract(call.operationId, response);
    expect(response.json().statusCode).toBe(4001);
  }
  expect(await storedRows()).toEqual(before);
});

it.each(calls.filter(({ isPublic }) => isPublic))('$method $path requires no session', async (call) => {
  const response = await send(call, { payload: call.method === 'GET' ? undefined : {} });
  expect(response.json().statusCode).not.toBe(4001);
});

it.each(calls.filter(({ path }) => path.includes('{id}')))(
  '$method $path finds the record for its owner alone, and leaves it as it is for another candidate',
  async (call) => {
    const payload = call.method === 'DELETE' || call.method === 'GET' ? undefined : bodyOf(call);
    const before = await storedRows();
    const response = await send(call, { headers: stranger, payload });
    expect(response.statusCode).toBe(404);
    expectContract(call.operationId, response);
    expect(await storedRows()).toEqual(before);
    // Deleting would take the record from the calls that come later.
    if (call.method !== 'DELETE') expect((await send(call, { headers: owner, payload })).statusCode).toBe(200);
  },
);

/** Calls that read. */
const reads = needingSession.filter(({ method, operationId }) => method === 'GET' && !FILE_CALLS.includes(operationId));

it.each(reads)(
  '$method $path gives its owner nothing beside the contract, and nothing of another candidate',
  async (call) => {
    const response = await send(call, { headers: owner });
    expectContract(call.operationId, response);
    for (const mark of [STRANGER, ...strangeIds]) expect(response.body).not.toContain(mark);
  },
);

const isJsonCall = ({ operationId }: Call): boolean => contractSchema(operationId).body !== undefined;

/** Keys that a candidate might try to set; the contract has some of them for some calls. */
const STRANGE_KEYS = ['id', 'userId', 'candidateId', 'role', 'status', 'activatedAt', 'emailVerified', 'createdAt'];

it.each(calls.filter(isJsonCall))('$method $path refuses every key that it does not have', async (call) => {
  const { properties = {} } = contractSchema(call.operationId).body as JsonSchema & { properties?: JsonSchema };
  const keys = STRANGE_KEYS.filter((key) => !(key in properties));
  const before = await storedRows();
  const payload = { ...bodyOf(call), ...Object.fromEntries(keys.map((key) => [key, 'accepted'])) };
  const response = await send(call, { headers: owner, payload });
  expect(response.statusCode).toBe(400);
  expectContract(call.operationId, response);
  expect(Object.keys(response.json().err)).toEqual(expect.arrayContaining(keys));
  expect(await storedRows()).toEqual(before);
});
