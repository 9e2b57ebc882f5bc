import { readdirSync } from 'node:fs';
import path from 'node:path';
import { waitFor as waitForDocument } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { signedOut } from '@/entities/session';
import { providerApi } from '@/shared/api';
import { givenCacheStorage } from '@test/cache-storage';
import { expectLoggedFailures } from '@test/console';
import { noDelay, signedInState } from '@test/session';
import { call, server, untilCallsSeen } from '@test/server';
import { startPrivateResponses } from './private-responses';
import { createAppStore } from './store';
import type { AppStore } from './store';

/** Nothing here changes a document, which `waitFor` watches: it looks often. */
const waitFor: typeof waitForDocument = (check) => waitForDocument(check, { interval: 2 });

/** Every file of the app that injects endpoints, so that a new one is in these tests by itself. */
const SOURCE = path.resolve(__dirname, '../..');
for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.api.ts')) jest.requireActual(path.join(SOURCE, file));
}

interface Endpoint {
  initiate: (arg: unknown, options?: object) => Parameters<AppStore['dispatch']>[0];
  useMutation?: unknown;
}

const endpoints = Object.entries(providerApi.endpoints as Record<string, Endpoint>);
const QUERIES = new Map(endpoints.filter(([, endpoint]) => !endpoint.useMutation));
const MUTATIONS = new Map(endpoints.filter(([, endpoint]) => endpoint.useMutation));

/** Arguments of a query and the provider's response; other queries take none, and their response is a list of `ROW`. */
interface QueryExample {
  arg?: unknown;
  toData?: (row: object) => unknown;
  /** The text by which the response is found again, where it has no free text. */
  mark?: string;
}

const one = (row: object) => row;

const MATCH_REASON = {
  part: 'work',
  sentence: 'worked',
  points: 20,
  profile: { field: 'work', value: 'Kasir' },
  job: { field: 'title', quote: 'Kasir' },
};

const QUERY_EXAMPLES: Record<string, QueryExample> = {
  getAccountSessions: { toData: (row) => [{ ...row, browser: MARK, lastUsedAt: '2024-01-01T00:00:00Z' }] },
  getApplicationPreview: {
    arg: 7,
    toData: (row) => ({ ...row, education: [], workExperience: [], language: [] }),
  },
  getApplicationEvents: {
    arg: 4,
    toData: (row) => [{ ...row, at: '2024-01-01T00:00:00Z', kind: 'withdrawn', reason: MARK }],
  },
  getBookmarks: { toData: (row) => [{ job: 4, saved: true, changedAt: '2024-01-01T00:00:00Z', vacancy: row }] },
  getDeletion: { toData: () => ({ requestedAt: '2024-01-01T00:00:00Z', deleteAt: MARK }) },
  getDigestSetting: { toData: () => ({ zone: null, effectiveZone: 'WITA' }), mark: 'WITA' },
  getDisclosures: { toData: (row) => [{ ...row, at: null, company: { name: MARK }, fields: null }] },
  getEmailChange: { toData: () => ({ email: MARK }) },
  getExport: { arg: 4, toData: (row) => ({ ...row, status: 'ready', expiresAt: MARK }) },
  getExports: { toData: (row) => [{ ...row, status: 'ready', expiresAt: MARK }] },
  getJob: { arg: 'kasir', toData: one },
  getJobDemand: { arg: { city: 'Kota Bandung', province: null }, toData: () => ({ place: MARK, jobs: 5, asking: {} }) },
  getMatches: {
    arg: 5,
    toData: (row) => [{ job: row, score: 20, reasons: [MATCH_REASON], gaps: [] }],
  },
  getMasterList: { arg: { list: 'language' } },
  getNotifications: { toData: () => [{ id: '4', kind: 'savedSearch', search: { name: MARK, count: 3, jobs: [] } }] },
  getProfile: { toData: one },
  getPushDevices: { toData: (row) => ({ publicKey: MARK, devices: [{ ...row, name: MARK }] }) },
  getPublicJob: { arg: 'kasir', toData: one },
  rankJobs: { arg: { sort: 'match', page: 1, pageSize: 10 } },
  getSavedSearches: { toData: (row) => [{ ...row, query: 'search=kasir', queryVersion: 1, alert: 'none' }] },
  getSentFields: { arg: 7, toData: () => ({ fields: [MARK] }) },
  getSkills: { toData: (row) => ({ skill: [row] }) },
  searchJobs: { arg: { q: 'kasir', page: 1, pageSize: 10 } },
};

/** The text by which a response is found again. */
const MARK = 'Contoh Tersimpan';

/** A record that every schema takes: what any resource cannot do without. */
const ROW = {
  id: 4,
  name: MARK,
  title: MARK,
  slug: 'contoh',
  url: 'https://contoh.example',
  job: { id: 5, title: MARK },
  education: { id: 6, name: MARK },
  language: { id: 7, name: MARK },
  organization_name: MARK,
  position_name: MARK,
  start_date: '2024-01-01',
  startDate: '2024-01-01',
};

/** The public lists; a new one is added here on purpose. */
const PUBLIC_QUERIES = ['getPublicJob', 'getJobDemand', 'getJobs', 'getMasterList', 'searchJobs'];

/** Public queries that carry the token of a signed-in candidate all the same (specification 2, section 7). */
const PUBLIC_WITH_TOKEN = ['getMasterList'];

/** Their addresses have what a candidate typed, or an old response could say the opposite of what is true by now. */
const NEVER_STORED = [
  'getBookmarks',
  'getDeletion',
  'getEmailChange',
  'getExport',
  'getExports',
  'getJobDemand',
  'getPushDevices',
  'getSentFields',
];

/** Arguments of a mutation and the queries that it refetches. */
interface MutationExample {
  arg?: unknown;
  refetches?: readonly string[];
}

/** Mutations of one record of a section are called in one way, and refetch the list that they are in. */
const SECTION_EXAMPLES: [RegExp, unknown][] = [
  [/^add[A-Z]/, {}],
  [/^change[A-Z]/, { id: ROW.id, draft: {} }],
  [/^delete[A-Z]/, ROW.id],
];

const MUTATION_EXAMPLES: Record<string, MutationExample> = {
  changeBookmark: { arg: { job: 5, saved: true, at: 0 } },
  addPushDevice: {
    arg: { endpoint: 'https://push.example/a', keys: { p256dh: 'a', auth: 'b' } },
    refetches: ['getPushDevices'],
  },
  removePushDevice: { arg: 4, refetches: ['getPushDevices'] },
  readNotifications: { arg: [4], refetches: ['getNotifications'] },
  changeDigestSetting: { arg: { zone: null }, refetches: ['getDigestSetting'] },
  apply: { arg: 5, refetches: ['getApplications', 'getApplicationEvents', 'getDisclosures'] },
  checkAdvertisement: { arg: 'Loker' },
  reportJob: { arg: { job: 5, reason: 'money', text: null, contact: null } },
  saveReference: { arg: {} },
  withdrawApplication: { arg: { id: ROW.id, reason: null }, refetches: ['getApplications', 'getApplicationEvents'] },
  savePersonalInformation: { arg: { fields: {} }, refetches: ['getProfile'] },
  saveHeadline: { arg: { fields: { image: null } }, refetches: ['getProfile'] },
  changeProfile: { arg: { change: {} }, refetches: ['getProfile'] },
  clearProfile: { arg: ['linkedin'], refetches: ['getProfile'] },
  endAccountSession: { arg: ROW.id, refetches: ['getAccountSessions'] },
  endOtherSessions: { refetches: ['getAccountSessions'] },
  changePassword: { arg: { old: 'a', new: 'b' }, refetches: ['getAccountSessions', 'getEmailChange'] },
  changeEmail: { arg: { email: 'a', password: 'b' }, refetches: ['getEmailChange'] },
  changePhone: { arg: { phoneNumber: 'a', password: 'b' }, refetches: ['getProfile'] },
  cancelEmailChange: { refetches: ['getEmailChange'] },
  confirmEmail: { arg: { token: 'a' }, refetches: ['getProfile', 'getEmailChange'] },
  undoEmail: { arg: { token: 'a' }, refetches: ['getProfile', 'getEmailChange'] },
  startExport: { refetches: ['getExports'] },
  downloadExport: { arg: ROW.id },
  requestDeletion: {
    arg: { password: 'a' },
    refetches: ['getDeletion', 'getAccountSessions', 'getApplications', 'getApplicationEvents', 'getDisclosures'],
  },
  cancelDeletion: { refetches: ['getDeletion'] },
  register: { arg: {} },
  login: { arg: {} },
  forgotPassword: { arg: {} },
  resetPassword: { arg: { uidb64: 'a', token: 'b', password: 'c' } },
  verify: { arg: {} },
  resendActivation: { arg: {} },
  checkMailedLink: { arg: { purpose: 'reset', token: 'x' } },
  downloadCv: { arg: { anyway: true } },
};

/** Contract: repeating these is what is wanted, so that they have no `Idempotency-Key`. */
const REPEATABLE = ['checkAdvertisement', 'login', 'forgotPassword', 'resendActivation', 'checkMailedLink'];

interface SeenRequest {
  method: string;
  path: string;
  key: string | null;
  authorization: string | null;
}

const API = '/api/v1/';

/** Milliseconds after which every refetch has begun: some providers need a moment. Specification 2, section 9. */
const MAX_DELAY_MS = 2000;

const meta = { total: 1, page: 1, pageSize: 10, at: '2024-01-01T00:00:00Z', unread: 1, next: null };

/** The provider accepts everything. Returns its requests, and what sets the data of its responses to GET. */
function givenProvider() {
  const requests: SeenRequest[] = [];
  let dataOf: (path: string) => unknown = () => [ROW];
  server.use(
    http.all(call('*'), ({ request }) => {
      const { pathname } = new URL(request.url);
      const seen = pathname.slice(pathname.indexOf(API) + API.length);
      const header = (name: string) => request.headers.get(name);
      requests.push({
        method: request.method,
        path: seen,
        key: header('Idempotency-Key'),
        authorization: header('Authorization'),
      });
      const data = request.method === 'GET' ? dataOf(seen) : { token: 'other-token', unread: 0 };
      return HttpResponse.json({ statusCode: 2000, message: '', data, meta });
    }),
  );
  return { requests, respondWith: (toData: typeof dataOf) => (dataOf = toData) };
}

const openApp = () => createAppStore(signedInState(), { delay: noDelay });

const toData = (name: string): unknown => (QUERY_EXAMPLES[name]?.toData ?? ((row: object) => [row]))(ROW);

/** Sends a query or mutation. */
const run = (store: AppStore, endpoint: Endpoint | undefined, arg: unknown) =>
  store.dispatch(endpoint?.initiate(arg) as never) as unknown as Promise<{ data?: unknown; error?: unknown }>;

const runQuery = (store: AppStore, name: string) => run(store, QUERIES.get(name), QUERY_EXAMPLES[name]?.arg);

const exampleOf = (name: string): MutationExample => {
  const section = SECTION_EXAMPLES.find(([pattern]) => pattern.test(name));
  const example = MUTATION_EXAMPLES[name] ?? (section && { arg: section[1] });
  if (!example) throw new Error(`add to MUTATION_EXAMPLES what ${name} is called with and which queries it refetches`);
  return example;
};

/** Where each query's data is, relative to `/api/v1/`. */
const PATHS: Record<string, string> = {};
beforeAll(async () => {
  const { requests, respondWith } = givenProvider();
  for (const name of QUERIES.keys()) {
    respondWith(() => toData(name));
    await runQuery(openApp(), name);
    PATHS[name] = requests.at(-1)?.path ?? '';
  }
});

const dataAt = (path: string): unknown => {
  const [name = ''] = Object.entries(PATHS).find(([, other]) => other === path) ?? [];
  return toData(name);
};

it('finds the endpoints of every slice', () => {
  expect(QUERIES.size).toBeGreaterThanOrEqual(14);
  expect(MUTATIONS.size).toBeGreaterThanOrEqual(37);
  expect([...QUERIES.keys()]).toEqual(expect.arrayContaining([...Object.keys(QUERY_EXAMPLES), ...PUBLIC_QUERIES]));
  expect([...MUTATIONS.keys()]).toEqual(expect.arrayContaining([...Object.keys(MUTATION_EXAMPLES), ...REPEATABLE]));
});

describe.each([...QUERIES.keys()])('the query %s', (name) => {
  it('takes a response that matches its schema, and refuses another', async () => {
    expectLoggedFailures();
    const { respondWith } = givenProvider();
    respondWith(() => toData(name));
    const { data } = await runQuery(openApp(), name);
    expect(JSON.stringify(data)).toContain(QUERY_EXAMPLES[name]?.mark ?? MARK);
    respondWith(() => 7);
    expect((await runQuery(openApp(), name)).error).toMatchObject({ kind: 'contract' });
  });
});

describe('the storage of responses', () => {
  it.each([...QUERIES.keys()].filter((name) => !NEVER_STORED.includes(name)))(
    'has %s beyond the session only where it is public',
    async (name) => {
      const caches = givenCacheStorage();
      const store = openApp();
      const end = startPrivateResponses(store);
      try {
        const { requests, respondWith } = givenProvider();
        respondWith(() => toData(name));
        await runQuery(store, name);
        await waitFor(() => expect(caches.putCount()).toBe(1));
        const isPublic = PUBLIC_QUERIES.includes(name);
        const owner = isPublic ? 'public' : 'candidate:candidate-1';
        expect(await caches.storage.keys()).toEqual([`titian-responses:1:${owner}`]);
        const hasToken = !isPublic || PUBLIC_WITH_TOKEN.includes(name);
        expect(requests[0]?.authorization).toBe(hasToken ? 'Bearer test-token' : null);

        store.dispatch(signedOut());
        await waitFor(async () => expect(await caches.storage.keys()).toHaveLength(isPublic ? 1 : 0));
        expect(JSON.stringify(store.getState())).not.toContain(MARK);
      } finally {
        end();
        caches.remove();
      }
    },
  );

  it('has nothing of the others', async () => {
    const caches = givenCacheStorage();
    const { respondWith } = givenProvider();
    const store = openApp();
    for (const name of NEVER_STORED) {
      respondWith(() => toData(name));
      await runQuery(store, name);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(caches.putCount()).toBe(0);
    caches.remove();
  });
});

describe('a mutation', () => {
  let store: AppStore;
  beforeAll(async () => {
    store = openApp();
    const { respondWith } = givenProvider();
    respondWith(dataAt);
    await Promise.all([...QUERIES.keys()].map((query) => runQuery(store, query)));
  });
  afterEach(() => jest.useRealTimers());

  it.each([...MUTATIONS.keys()])(
    '%s refetches what it has changed of the data on screen, and sends its key',
    async (name) => {
      expectLoggedFailures();
      const { arg, refetches } = exampleOf(name);
      const { requests, respondWith } = givenProvider();
      respondWith(dataAt);
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
      await run(store, MUTATIONS.get(name), arg);
      await jest.advanceTimersByTimeAsync(MAX_DELAY_MS);
      await untilCallsSeen();
      const [own, ...others] = requests;
      const list = Object.keys(PATHS).filter((query) => own?.path.startsWith(PATHS[query] ?? ''));
      const expected = refetches ?? (name in MUTATION_EXAMPLES ? [] : list);
      expect(others.map(({ method, path: seen }) => `${method} ${seen}`).sort()).toEqual(
        expected.map((query) => `GET ${PATHS[query]}`).sort(),
      );
      if (!(name in MUTATION_EXAMPLES)) expect(list).toHaveLength(1);
      const hasKey = own?.method === 'POST' && !REPEATABLE.includes(name);
      expect(own?.key).toEqual(hasKey ? expect.stringMatching(/^[0-9a-f-]{36}$/) : null);
    },
  );
});
