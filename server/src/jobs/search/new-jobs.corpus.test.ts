import { readFileSync } from 'node:fs';
import { and, desc, gt, inArray, lte } from 'drizzle-orm';
import { testApp } from '../../../test/test-app';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { importJobs } from '../../import/import-jobs';
import { readFeed } from '@titian/job-feeds';
import { lastImportOrder } from '../../saved-searches/import-order';
import { seedDemo, seedMasters } from '../../seed/seed';
import { describeSources, feedOf, goldenOf, NOW, type GoldenQuery } from './golden.fixture';
import { NewJobs, searchOfAddress } from './new-jobs';
import { isOpen } from '../job-status';
import { searchPage } from './select-jobs';

/** Filters, of which each query has one. */
const FILTERS = [
  { city: 'Kabupaten Sleman' },
  { minSalary: '3000000', includeUnstated: 'false' },
  { near: 'Kota Yogyakarta', postedWithin: '30' },
  { type: 'parttime' },
  { education: 'SMA', experience: '12' },
  { workplace: 'remote' },
];

/** The new jobs that `job/search/` finds, the newest first. */
async function listed(db: Db, query: string, { after, to }: { after: number; to: number }): Promise<string[]> {
  const { texts, filters } = searchOfAddress(query);
  const among = and(gt(jobs.importOrder, after), lte(jobs.importOrder, to), isOpen(NOW));
  if (!among) return [];
  const page = { sort: 'imported', page: 1, pageSize: 5_000 } as const;
  const { ids } = await searchPage(db, texts, { filters, companyIds: null, page, among, now: NOW });
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(desc(jobs.createdAt), jobs.id);
  return rows.map(({ id }) => id);
}

const queriesOf = ([, { query, location = '' }]: readonly [string, GoldenQuery], index: number): string[] => {
  const text = { search: query, ...(location && { location }) };
  const filters = FILTERS[index % FILTERS.length];
  return [text, { ...text, ...filters }].map((params) => new URLSearchParams(params).toString());
};

describeSources('new jobs', (source) => {
  it('finds the new jobs that the list has for each golden query, with and without filters', async () => {
    const test = await testApp();
    await seedMasters(test.db);
    const feed = feedOf(source);
    if (feed === undefined) await seedDemo(test.db);
    else await importJobs(test.db, readFeed(readFileSync(feed, 'utf8'), feed));
    const to = await lastImportOrder(test.db);
    const newJobs = new NewJobs(to, NOW);
    const found = [0, 0];
    for (const [index, golden] of goldenOf(source).entries()) {
      for (const [filtered, query] of queriesOf(golden, index).entries()) {
        const after = (index + filtered) % 2 === 0 ? 0 : Math.floor(to / 2);
        const ids = await newJobs.find(test.db, query, after);
        expect([query, ids]).toEqual([query, await listed(test.db, query, { after, to })]);
        found[filtered] = (found[filtered] ?? 0) + ids.length;
      }
    }
    expect(Math.min(...found)).toBeGreaterThan(0);
    await test.close();
  });
});
