/** Throws whatever can be sent at every call of the contract; one that is added there is tried here too. */
import type { LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { candidateIn, signedIn } from '../test/candidates';
import {
  applicationIds,
  bodyOf,
  contractCalls,
  exportIds,
  FILE_CALLS,
  listPath,
  otherIds,
  SECTION_BODIES,
  type Call,
} from '../test/contract-calls';
import { expectContract } from '../test/expect-contract';
import { testApp, type TestApp } from '../test/test-app';
import { rateLimitWindows } from './db/request-schema';
import { jobs } from './db/schema';
import { contractSchema, type JsonSchema } from './http/contract';
import { makeJobInput } from './jobs/job-input.fixture';
import { upsertJob } from './jobs/job-store';
import { seedMasters } from './seed/seed-masters';

let test: TestApp;
let headers: Record<string, string>;
/** Ids of the candidate's records, by the path of their list. */
const ids: Record<string, string> = {};
let job: { id: string };

beforeAll(async () => {
  test = await testApp();
  await seedMasters(test.db);
  ({ headers } = await signedIn(test, { password: 'Rahasia!Lama' }));
  await candidateIn(test, { email: 'siti@example.com', password: 'Rahasia!' });
  for (const [path, payload] of Object.entries(SECTION_BODIES)) {
    const { data } = (await test.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })).json();
    ids[path] = String([data].flat()[0]?.id ?? data.skill?.[0].id);
  }
  await upsertJob(test.db, makeJobInput());
  [job] = (await test.db.select({ id: jobs.id }).from(jobs)) as [{ id: string }];
  Object.assign(ids, await applicationIds(test, headers), await exportIds(test, headers));
  Object.assign(ids, await otherIds(test, headers));
});
afterAll(() => test.close());
// A limit that is used up would hide everything behind it.
beforeEach(() => test.db.delete(rateLimitWindows));

/** Runs of a property: `.ci/run` makes all of them on PostgreSQL, and a quarter of them on the embedded database. */
const RUNS = process.env.TEST_DATABASE_URL === undefined ? 5 : 20;

type Part = 'body' | 'params' | 'querystring';

const keysOf = (call: Call, part: Part): string[] => {
  const schema = contractSchema(call.operationId)[part] as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {});
};

const callsWith = (part: Part): Call[] => contractCalls().filter((call) => keysOf(call, part).length > 0);

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', '\u202e', "' or 1=1 --", '%', '../../x', 'siti@example.com', 'Rahasia!', 'NaN'),
  fc.string().map((text) => text.repeat(500)),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(1e308, -0, 2 ** 53, -1, 0.5, true, null),
  fc.constant([[[[]]]]),
  fc.jsonValue({ stringUnit: 'binary' }),
);

function urlOf({ path }: Call, parameters: Record<string, string> = {}): string {
  const known = path.replace('{id}', ids[listPath(path)] ?? 'x');
  return `/api/v1${known.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? 'MTIz')}`;
}

const sendJson = (call: Call, payload: string) =>
  test.app.inject({
    method: call.method,
    url: urlOf(call),
    headers: { ...headers, 'content-type': 'application/json' },
    payload,
  });

/** Expects a failure in the contract's shape, or a success as the contract has it. */
function expectResponse({ operationId }: Call, response: LightMyRequestResponse): void {
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode < 300 && FILE_CALLS.includes(operationId)) return;
  if (response.statusCode < 300) {
    expectContract(operationId, response);
  } else {
    expect(response.json()).toMatchObject({ statusCode: expect.any(Number), message: expect.any(String) });
  }
}

it('finds the calls', () => {
  expect(callsWith('body').length).toBeGreaterThan(20);
  expect(callsWith('params').length).toBeGreaterThan(15);
  expect(callsWith('querystring').length).toBeGreaterThan(3);
});

/** JSON that no program would write. */
const HOSTILE: Record<string, string> = {
  'a key twice': '{"a":"a","a":{"$ne":""}}',
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'JSON a thousand levels deep': '['.repeat(1_000) + ']'.repeat(1_000),
  'a list of ten thousand': `[${'0,'.repeat(9_999)}0]`,
  'half a surrogate': '"\\ud800"',
  NUL: '"\\u0000"',
  'the largest number': '1e308',
  'a number beyond all': '1e999',
  'minus zero': '-0',
};

describe.each(callsWith('body'))('$method $path', (call) => {
  const fields = keysOf(call, 'body');

  it('responds to any body with a failure or success of the contract, never with 5000', async () => {
    const bodies = fc.oneof(
      fc.record(Object.fromEntries(fields.map((field) => [field, oddValue])), { requiredKeys: [] }),
      fc.dictionary(fc.oneof(oddText, fc.constantFrom(...fields)), oddValue),
      oddValue,
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await sendJson(call, JSON.stringify(body));
        expect(response.statusCode).toBeLessThan(500);
        expectContract(call.operationId, response);
      }),
      { numRuns: RUNS },
    );
  });

  it.each(Object.entries(HOSTILE))(
    'does so for %s in any field too, with valid values in the others',
    async (_what, json) => {
      for (const field of fields) {
        const others = Object.entries(bodyOf(call) ?? {}).filter(([key]) => key !== field);
        const members = [...others.map(([key, value]) => `"${key}":${JSON.stringify(value)}`), `"${field}":${json}`];
        const response = await sendJson(call, `{${members.join()}}`);
        expect(response.statusCode).toBeLessThan(500);
        expectContract(call.operationId, response);
      }
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );
});

/** The ends of what the contract allows in a field, and values beside them: the database must hold each, or it is refused. */
function extremesOf({ minimum, maximum, format, type }: JsonSchema): unknown[] {
  const ends = [minimum, maximum].filter((end) => typeof end === 'number');
  if (ends.length > 0 || [type].flat().some((name) => name === 'integer' || name === 'number')) {
    return [
      ...ends.flatMap((end) => [end, end - 1, end + 1]),
      0,
      2 ** 31,
      2 ** 53 - 1,
      -(2 ** 53),
      253_402_300_800_000,
      1e308,
      1e-308,
    ];
  }
  if (format === 'date') return ['0000-01-01', '0000-02-29', '0001-01-01', '9999-12-31'];
  // In UTC the years -1 and 10000, a leap second, and the twelfth digit of a second.
  if (format === 'date-time') {
    return [
      '0000-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59-23:59',
      '2016-12-31T23:59:60Z',
      '2026-01-01T00:00:00.123456789012Z',
    ];
  }
  return [];
}

const extremes = (['body', 'querystring'] as const).flatMap((part) =>
  callsWith(part).flatMap((call) => {
    const { properties = {} } = contractSchema(call.operationId)[part] as { properties?: Record<string, JsonSchema> };
    return Object.entries(properties).flatMap(([field, schema]) =>
      extremesOf(schema).map((value) => ({ call, part, field, value })),
    );
  }),
);

it.each(extremes)('$call.method $call.path takes or refuses $value as $field', async ({ call, part, field, value }) => {
  const body = part === 'body' ? { ...bodyOf(call), [field]: value } : bodyOf(call);
  const query = part === 'querystring' ? `?${field}=${encodeURIComponent(String(value))}` : '';
  const url = `${urlOf(call, { job: job.id })}${query}`;
  const response = await test.app.inject({ method: call.method, url, headers, ...(body && { payload: body }) });
  expectResponse(call, response);
});

/** As it may be in an address: what cannot be encoded, and what cannot be decoded, among it. */
const oddSegment = fc.oneof(
  oddText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).slice(0, 4_000)),
  fc.constantFrom('%00', '%ED%A0%80', '%ff', '%2e%2e%2f', '%', '0', '-1', '1e308', '9'.repeat(400)),
);

it.each(callsWith('params'))('$method $path handles anything in its path', async (call) => {
  const names = keysOf(call, 'params');
  const parameters = fc.record(Object.fromEntries(names.map((name) => [name, oddSegment])));
  await fc.assert(
    fc.asyncProperty(parameters, async (given) => {
      const url = `/api/v1${call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]))}`;
      expectResponse(call, await test.app.inject({ method: call.method, url, headers }));
    }),
    { numRuns: RUNS },
  );
});

it.each(callsWith('querystring'))('$method $path handles anything in its query', async (call) => {
  const name = fc.oneof(fc.constantFrom(...keysOf(call, 'querystring')), oddSegment);
  const queries = fc.array(fc.tuple(name, oddSegment), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(queries, async (pairs) => {
      const query = pairs.map(([key, value]) => `${key}=${value}`).join('&');
      expectResponse(call, await test.app.inject({ method: call.method, url: `${urlOf(call)}?${query}`, headers }));
    }),
    { numRuns: 2 * RUNS },
  );
});

it('responds to any address without an error of its own', async () => {
  const segment = fc.oneof(
    fc.webSegment().filter((text) => text !== ''),
    fc.constantFrom('%00', '%2e%2e', '%ff', '%ud800', '..', 'job', 'api'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment), fc.webQueryParameters(), async (segments, query) => {
      for (const prefix of ['/api/v1/', '/api/v1/job/by-slug/', '/media/', '/']) {
        const response = await test.app.inject({ url: `${prefix}${segments.join('/')}?${query}`, headers });
        expect(response.statusCode).toBeLessThan(500);
      }
    }),
    { numRuns: 2 * RUNS },
  );
});
