/** The matches of golden queries in all fields, in their order. */
import { readFileSync } from 'node:fs';
import { testApp, type TestApp } from '../../../test/test-app';
import { importJobs } from '../../import/import-jobs';
import { readFeed } from '@titian/job-feeds';
import { seedDemo, seedMasters } from '../../seed/seed';
import { describeSources, feedOf, goldenOf, NOW, whatIsWrong, type GoldenQuery } from './golden.fixture';
import { explain } from '@titian/job-search';
import { NO_SEARCH_FILTERS } from './search-filters';
import { searchedJobs } from './search-repository';
import { searchPage } from './select-jobs';

interface ListedJob {
  id: string;
  title: string;
  status: string;
  company: { name: string };
  city: { name: string } | null;
  location: { name: string } | null;
  workingType: string | null;
  workplace: string | null;
}

const toGolden = ({ city, location, ...job }: ListedJob) => ({
  ...job,
  isOpen: job.status === 'open',
  city: city?.name ?? null,
  province: location?.name ?? null,
});

const EVERYTHING = {
  filters: NO_SEARCH_FILTERS,
  companyIds: null,
  page: { sort: 'newest', page: 1, pageSize: 2_000 },
  now: NOW,
} as const;

describeSources('golden queries', (source) => {
  let test: TestApp;
  let all: ReturnType<typeof toGolden>[];

  beforeAll(async () => {
    const feed = feedOf(source);
    test = await testApp();
    test.advance(NOW.getTime() - Date.now());
    await seedMasters(test.db);
    if (feed === undefined) await seedDemo(test.db);
    else await importJobs(test.db, readFeed(readFileSync(feed, 'utf8'), feed));
    all = (await test.app.inject('/api/v1/job/list/')).json<{ data: ListedJob[] }>().data.map(toGolden);
  });
  afterAll(() => test.close());

  async function expectGolden(golden: GoldenQuery): Promise<void> {
    const texts = { search: golden.query, location: golden.location ?? '' };
    const { ids, dropped, concepts } = await searchPage(test.db, texts, EVERYTHING, null);
    const byId = new Map(all.map((job) => [job.id, job]));
    const found = ids.flatMap((id) => byId.get(id) ?? []);
    expect(dropped).toEqual(golden.dropped ?? dropped);
    expect(whatIsWrong(golden, all, found)).toEqual([]);
    // Open jobs come first; among them those in which more words are found for certain.
    const searched = await searchedJobs(test.db, ids);
    const certain = (id: string): number => {
      const job = searched.get(id);
      return job ? explain(job, concepts).filter(({ via }) => via !== 'typo').length : 0;
    };
    for (const isOpen of [true, false]) {
      const counts = found.filter((job) => job.isOpen === isOpen).map(({ id }) => certain(id));
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  }

  it.each(goldenOf(source))('%s', async (_name, golden) => {
    if (golden.givenUp) await expect(expectGolden(golden)).rejects.toThrow();
    else await expectGolden(golden);
  });
});
