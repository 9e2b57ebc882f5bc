/** The matches of golden queries in all fields, in their order. */
import { readFileSync } from 'node:fs';
import {
  feedOf,
  goldenOf,
  NOW,
  SOURCES,
  whatIsWrong,
  type GoldenQuery,
} from './golden.fixture';
import { testApp, type TestApp } from '../../../test/test-app';
import { importJobs } from '../../import/import-jobs';
import { readFeed } from '../../import/read-feed';
import { seedDemo, seedMasters } from '../../seed/seed';
import type { MatchedIn } from './matched-in';

interface ListedJob {
  id: string;
  title: string;
  status: string;
  company: { name: string };
  city: { name: string } | null;
  location: { name: string } | null;
  workingType: string | null;
  workplace: string | null;
  matchedIn?: MatchedIn[];
}

interface Found {
  found: ListedJob[];
  dropped: readonly string[];
}

const toGolden = ({ city, location, ...job }: ListedJob) => ({
  ...job,
  isOpen: job.status === 'open',
  city: city?.name ?? null,
  province: location?.name ?? null,
});

/** By how many words of its query a job was found without a typing error: never more than the job before it. */
const certain = ({ matchedIn = [] }: ListedJob): number => matchedIn.filter(({ via }) => via !== 'typo').length;

describe.each(SOURCES)('over the %s vacancies', (source) => {
  let test: TestApp;
  let all: ListedJob[];

  beforeAll(async () => {
    const feed = feedOf(source);
    test = await testApp();
    test.advance(NOW.getTime() - Date.now());
    await seedMasters(test.db);
    if (feed === undefined) await seedDemo(test.db);
    else await importJobs(test.db, readFeed(readFileSync(feed, 'utf8'), feed));
    all = (await test.app.inject('/api/v1/job/list/')).json<{ data: ListedJob[] }>().data;
  });
  afterAll(() => test.close());

  async function find(q: string, place: string): Promise<Found> {
    const found: ListedJob[] = [];
    for (let page = 1; ; page += 1) {
      const response = await test.app.inject({
        url: '/api/v1/job/search/',
        query: { q, place, page: String(page), pageSize: '50' },
      });
      expect(response.statusCode).toBe(200);
      const { data, meta } = response.json<{ data: ListedJob[]; meta: { total: number; dropped: string[] } }>();
      found.push(...data);
      if (page * 50 >= meta.total) return { found, dropped: meta.dropped };
    }
  }

  /** The app does not search for words without weight, for which the server sends every job. */
  async function search({ query, location = '' }: GoldenQuery): Promise<Found> {
    const { found, dropped } = await find(`${query} ${location}`, location);
    return { found: found.every(({ matchedIn = [] }) => matchedIn.length === 0) ? [] : found, dropped };
  }

  async function expectGolden(golden: GoldenQuery): Promise<void> {
    const { found, dropped } = await search(golden);
    expect(dropped).toEqual(golden.dropped ?? dropped);
    expect(whatIsWrong(golden, all.map(toGolden), found.map(toGolden))).toEqual([]);
    // Open jobs come first; among them those in which more words are found for certain.
    for (const status of ['open', 'closed']) {
      const counts = found.filter((job) => job.status === status).map(certain);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  }

  it.each(goldenOf(source))('%s', (_name, golden) => expectGolden(golden));
});
