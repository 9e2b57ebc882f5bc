import { testDatabase } from '../../test/test-database';
import { jobs } from '../db/schema';
import { fillTitleKeys } from './fill-title-keys';
import { makeJobInput } from './job-input.fixture';
import { upsertJobs } from './job-store';

it('works out the keys that an earlier release has not stored', async () => {
  const { db, close } = await testDatabase();
  await upsertJobs(db, [makeJobInput({ sourceId: '1', title: 'Barista  CAFÉ' }), makeJobInput({ sourceId: '2' })]);
  await db.update(jobs).set({ titleKey: null });
  await fillTitleKeys(db);
  const rows = await db.select({ key: jobs.titleKey }).from(jobs).orderBy(jobs.sourceId);
  expect(rows).toEqual([{ key: 'barista cafe' }, { key: 'staf administrasi' }]);
  await close();
});
