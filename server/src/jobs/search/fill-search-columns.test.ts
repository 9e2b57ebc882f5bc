import { sql } from 'drizzle-orm';
import { testDatabase } from '../../../test/test-database';
import { jobs, searchWords } from '../../db/schema';
import { fillSearchColumns } from './fill-search-columns';
import { makeJobInput } from '../job-input.fixture';
import { upsertJobs } from '../job-store';

const GIVEN = [makeJobInput({ sourceId: '1', title: 'Barista  CAFÉ' }), makeJobInput({ sourceId: '2' })];

it('works out what searches compare of jobs that were stored by other rules', async () => {
  const earlier = { titleKey: 'x', searchDocument: "'x':1A", searchVersion: 0 };
  const { db, close } = await testDatabase();
  await upsertJobs(db, GIVEN);
  const stored = await db.select().from(jobs).orderBy(jobs.sourceId);
  const words = await db.select().from(searchWords).orderBy(searchWords.word);
  await db.update(jobs).set(earlier);
  await db.delete(searchWords);
  await fillSearchColumns(db);
  expect(await db.select().from(jobs).orderBy(jobs.sourceId)).toEqual(stored);
  expect(stored[0]?.titleKey).toBe('barista cafe');
  expect(await db.select().from(searchWords).orderBy(searchWords.word)).toEqual(words);
  expect(words.map(({ word }) => word)).toContain('barista');
  await close();
});

it('writes nothing when all is current', async () => {
  const { db, close } = await testDatabase();
  await upsertJobs(db, GIVEN);
  const version = () => db.select({ version: sql`xmin::text` }).from(jobs);
  const before = await version();
  await fillSearchColumns(db);
  expect(await version()).toEqual(before);
  await close();
});
