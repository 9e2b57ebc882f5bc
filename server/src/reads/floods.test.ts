/** Effect of a flood of searches, feeds or rankings from one address on others. */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { testApp, type TestApp } from '../../test/test-app';
import { TURNS } from '../http/turns';
import * as matchProfile from '../matches/match-profile';
import * as newJobs from '../jobs/search/new-jobs';
import * as searchRepository from '../jobs/search/search-repository';

let test: TestApp;
let address: string;
/** Requests of clients that the server has, and that have not ended. */
let open = 0;
beforeAll(async () => {
  for (const turn of ['search', 'ranking'] as const) {
    expect(TURNS[turn]).toMatchObject({ perGroup: [150], total: 300, patience: 8_000 });
    // A tenth of the room: a flood that fills it is a tenth as large.
    jest.replaceProperty(TURNS, turn, { ...TURNS[turn], perGroup: [15], total: 30 });
  }
  test = await testApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  test.app.server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

/** Makes every search wait until the function that this gives back is called, and notes which have begun. */
function holdSearches() {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const found = { ids: [], others: [], total: 0, matches: 1, facets: { function: [], city: [] } };
  jest.spyOn(searchRepository, 'searchJobs').mockImplementation(() => held.then(() => found as never));
  return release;
}

it('lets as many wait on the search as there is room for, refuses the others, and serves another address by turns', async () => {
  const release = holdSearches();
  const ended: string[] = [];
  const search = async (word: string, from: string) => {
    const response = await test.app.inject({ url: `/api/v1/job/search/?q=${word}`, remoteAddress: from });
    ended.push(from);
    return response;
  };
  const many = Array.from({ length: 26 }, (_, at) => search(`kata${at}`, '10.9.9.9'));
  // Those for which there is no room have their response while all others wait.
  const refused = await Promise.race(many);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ statusCode: 5000 });
  const other = search('kasir', '10.0.0.1');
  release();
  expect((await other).statusCode).toBe(200);
  // Those that had no room, those that ran, and a few by turns.
  expect(ended.indexOf('10.0.0.1')).toBeLessThan(20);
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  const made = statuses.filter((status) => status === 200).length;
  // Up to three run beside those that wait, as many as had begun when the last one came.
  expect(made).toBeGreaterThanOrEqual(15);
  expect(made).toBeLessThanOrEqual(18);
  expect(statuses.filter((status) => status === 503)).toHaveLength(26 - made);
  const lines = test.logs.map((line) => JSON.parse(line) as { level: number; event?: string });
  expect(lines.filter(({ level }) => level > 40)).toEqual([]);
  expect(lines.filter(({ event }) => event === 'calls-refused')).toMatchObject([{ level: 40, calls: 1 }]);
});

/** The calls of each kind, and what each waits for in its turn: it begins with this function. */
const KINDS = {
  'a search': {
    path: (i: number) => `/api/v1/job/search/?q=lain${i}`,
    hold: (held: Promise<unknown>) => {
      const found = { ids: [], others: [], total: 0, matches: 1, facets: { function: [], city: [] } };
      return jest.spyOn(searchRepository, 'searchJobs').mockImplementation(() => held.then(() => found as never));
    },
  },
  'a feed': {
    path: (i: number) => `/api/v1/job/feed/rss/?search=lain${i}`,
    hold: (held: Promise<unknown>) => jest.spyOn(newJobs, 'findFeedJobs').mockImplementation(() => held.then(() => [])),
  },
  'best matches': {
    path: (i: number) => `/api/v1/job/match/?work=Kasir&education=S${i}`,
    hold: (held: Promise<unknown>) =>
      jest.spyOn(matchProfile, 'readKnownJobs').mockImplementation(() => held.then(() => [])),
  },
};

describe.each(Object.entries(KINDS))('%s', (_kind, { path, hold }) => {
  let release = (): void => undefined;
  const holdAll = () => hold(new Promise<void>((resolve) => (release = resolve)));
  const call = (url: string, remoteAddress: string) => test.app.inject({ url, remoteAddress });

  it('is made for a third address where two fill the queue', async () => {
    holdAll();
    const many = Array.from({ length: 36 }, (_, i) => call(path(i), i % 2 === 0 ? '10.9.9.9' : '10.8.8.8'));
    expect((await Promise.race(many)).statusCode).toBe(503);
    const honest = call(path(1_000), '10.0.0.1');
    await wait(50);
    release();
    expect((await honest).statusCode).toBe(200);
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(29);
  });

  it('is not begun where the client has hung up', async () => {
    const begun = holdAll();
    const many = Array.from({ length: 12 }, (_, i) => request(address + path(2_000 + i), { agent: false }));
    for (const each of many) each.on('error', () => undefined).end();
    while (begun.mock.calls.length === 0 || open < many.length) await wait(10);
    const running = begun.mock.calls.length;
    for (const each of many) each.destroy();
    while (open > 0) await wait(10);
    const honest = call(path(3_000), '10.0.0.1');
    release();
    expect((await honest).statusCode).toBe(200);
    // Those that ran when the clients hung up, and the other address's own.
    expect(begun).toHaveBeenCalledTimes(running + 1);
    expect(running).toBeLessThan(5);
  });
});
