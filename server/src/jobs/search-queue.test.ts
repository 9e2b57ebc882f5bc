/** Effect of a flood of searches from one address on others. */
import { testApp, type TestApp } from '../../test/test-app';
import * as searchRepository from './search/search-repository';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Makes every search wait until the function that this gives back is called, and notes which have begun. */
function holdSearches() {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const found = { ids: [], others: [], total: 0, matches: 1, facets: { function: [], city: [] } };
  jest.spyOn(searchRepository, 'searchJobs').mockImplementation(() => held.then(() => found as never));
  return release;
}

it('lets 150 wait on the search, refuses the others, and serves another address by turns', async () => {
  const release = holdSearches();
  const ended: string[] = [];
  const search = async (word: string, from: string) => {
    const response = await test.app.inject({ url: `/api/v1/job/search/?q=${word}`, remoteAddress: from });
    ended.push(from);
    return response;
  };
  const many = Array.from({ length: 160 }, (_, at) => search(`kata${at}`, '10.9.9.9'));
  // Those for which there is no room have their response while all others wait.
  const refused = await Promise.race(many);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect(refused.json()).toMatchObject({ statusCode: 5000 });
  const other = search('kasir', '10.0.0.1');
  release();
  expect((await other).statusCode).toBe(200);
  // Those that had no room, those that ran, and a few by turns.
  expect(ended.indexOf('10.0.0.1')).toBeLessThan(30);
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  const made = statuses.filter((status) => status === 200).length;
  // Up to three run beside those that wait, as many as had begun when the last one came.
  expect(made).toBeGreaterThanOrEqual(150);
  expect(made).toBeLessThanOrEqual(153);
  expect(statuses.filter((status) => status === 503)).toHaveLength(160 - made);
  const lines = test.logs.map((line) => JSON.parse(line) as { level: number; event?: string });
  expect(lines.filter(({ level }) => level > 40)).toEqual([]);
  expect(lines.filter(({ event }) => event === 'calls-refused')).toMatchObject([{ level: 40, calls: 1 }]);
});
