/**
 * The golden queries that both search engines must answer alike, over the demo vacancies; and, where VACANCIES_FILE
 * names a file of JobPosting objects, those over real ones.
 */
import { readFileSync } from 'node:fs';
import goldenQueries from '../../../../contract/search/golden-queries.json';
import { expectContract } from '../../../test/expect-contract';
import { testApp, type TestApp } from '../../../test/test-app';
import { importJobs } from '../../import/import-jobs';
import { readFeed } from '../../import/read-feed';
import { seedDemo, seedMasters } from '../../seed/seed';
import { referenceSearch } from './reference-search.fixture';
import { searchedJobs } from './search-repository';
import { normalised } from './words';

interface Pattern {
  title?: string;
  company?: string;
  city?: string;
  province?: string;
  workingType?: string;
  workplace?: string;
}

interface GoldenQuery {
  query: string;
  location?: string;
  must: Pattern[];
  mustNot: Pattern[];
  first?: Pattern;
  found?: number;
  from: string;
}

interface ListedJob {
  id: string;
  title: string;
  company: { name: string };
  city: { name: string } | null;
  location: { name: string } | null;
  workingType: string | null;
  workplace: string | null;
}

const golden = goldenQueries as GoldenQuery[];

const holds = (text: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || ` ${normalised(text ?? '')} `.includes(` ${normalised(wanted)} `);

const fits = (job: ListedJob, pattern: Pattern): boolean =>
  holds(job.title, pattern.title) &&
  holds(job.company.name, pattern.company) &&
  holds(job.city?.name, pattern.city) &&
  holds(job.location?.name, pattern.province) &&
  (pattern.workingType === undefined || pattern.workingType === job.workingType) &&
  (pattern.workplace === undefined || pattern.workplace === job.workplace);

let test: TestApp;
let all: ListedJob[];
/** The rules without a database, which PostgreSQL must follow. */
let reference: (query: string) => string[];

async function find(q: string): Promise<ListedJob[]> {
  const found: ListedJob[] = [];
  for (let page = 1; ; page += 1) {
    const response = await test.app.inject({
      url: '/api/v1/job/search/',
      query: { q, page: String(page), pageSize: '50' },
    });
    expect(response.statusCode).toBe(200);
    expectContract('searchJobs', response);
    const { data, meta } = response.json<{ data: ListedJob[]; meta: { total: number } }>();
    found.push(...data);
    if (page * 50 >= meta.total) return found;
  }
}

/** The app does not search for words without weight, to which the server answers every job. */
async function search({ query, location = '' }: GoldenQuery): Promise<ListedJob[]> {
  const found = await find(`${query} ${location}`);
  return found.length === all.length ? [] : found;
}

const titlesOf = (found: readonly ListedJob[]): string[] => found.map(({ title }) => title);

function check(given: GoldenQuery[]): void {
  it.each(given.map((each) => [`${each.query} ${each.location ?? ''}`.trim(), each] as const))(
    '%s',
    async (_, each) => {
      const found = await search(each);
      const ids = new Set(found.map(({ id }) => id));
      expect([...ids].sort()).toEqual(reference(`${each.query} ${each.location ?? ''}`).sort());
      for (const pattern of each.must) {
        const wanted = all.filter((job) => fits(job, pattern));
        expect(wanted).not.toHaveLength(0);
        expect(titlesOf(wanted.filter(({ id }) => !ids.has(id)))).toEqual([]);
      }
      for (const pattern of each.mustNot) expect(titlesOf(found.filter((job) => fits(job, pattern)))).toEqual([]);
      // As many as the browser's engine finds: contract/golden-queries.test.ts.
      if (each.found !== undefined) expect(found).toHaveLength(each.found);
      if (each.first) expect(found.slice(0, 1).filter((job) => fits(job, each.first ?? {}))).toHaveLength(1);
    },
  );
}

const load = async (): Promise<void> => {
  all = (await test.app.inject('/api/v1/job/list/')).json<{ data: ListedJob[] }>().data;
  const searched = await searchedJobs(
    test.db,
    all.map(({ id }) => id),
  );
  reference = referenceSearch([...searched].map(([id, job]) => ({ ...job, id })));
};

describe('over the demo vacancies', () => {
  beforeAll(async () => {
    test = await testApp();
    await seedMasters(test.db);
    await seedDemo(test.db);
    await load();
  });
  afterAll(() => test.close());

  check(golden.filter(({ from }) => from === 'demo'));
});

const file = process.env.VACANCIES_FILE;
(file === undefined ? describe.skip : describe)('over real vacancies', () => {
  beforeAll(async () => {
    test = await testApp();
    await seedMasters(test.db);
    await importJobs(test.db, readFeed(readFileSync(file ?? '', 'utf8'), file ?? ''));
    await load();
  });
  afterAll(() => test.close());

  check(golden.filter(({ from }) => from === 'diy'));
});
