import { testApp, type TestApp } from '../../test/test-app';
import { applications, candidates, jobs, removedJobs } from '../db/schema';
import { makeJobInput } from './job-input.fixture';
import { upsertJob } from './job-store';
import { isRemovedJob, removeJobs } from './removed-jobs';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(applications);
  await test.db.delete(jobs);
  await test.db.delete(removedJobs);
});

async function storedJob(sourceId: string) {
  await upsertJob(test.db, makeJobInput({ sourceId, title: `Kasir ${sourceId}` }));
  const rows = await test.db.select({ id: jobs.id, slug: jobs.slug, title: jobs.title }).from(jobs);
  const job = rows.find(({ title }) => title === `Kasir ${sourceId}`);
  if (!job) throw new Error('nothing was stored');
  return job;
}

it('deletes a job without applications, and remembers its slug', async () => {
  const [removed, other] = [await storedJob('1'), await storedJob('2')];
  await removeJobs(test.db, [removed], new Date());
  expect((await test.db.select({ id: jobs.id }).from(jobs)).map(({ id }) => id)).toEqual([other.id]);
  expect(await isRemovedJob(test.db, removed.slug)).toBe(true);
  expect(await isRemovedJob(test.db, other.slug)).toBe(false);
});

it('closes a job with an application, since the application shows it', async () => {
  const job = await storedJob('1');
  const [candidate] = await test.db
    .insert(candidates)
    .values({ email: 'sari@example.com', name: 'Sari', phoneNumber: '+6281234567890', passwordHash: 'x' })
    .returning({ id: candidates.id });
  await test.db.insert(applications).values({ jobId: job.id, candidateId: candidate?.id ?? '' });
  await removeJobs(test.db, [job], new Date('2026-11-23T00:00:00Z'));
  const [kept] = await test.db.select().from(jobs);
  expect(kept).toMatchObject({ id: job.id, status: 'closed', closedBy: 'operator' });
  expect(await isRemovedJob(test.db, job.slug)).toBe(true);
});

it('removes nothing, and twice the same, without a failure', async () => {
  const job = await storedJob('1');
  await removeJobs(test.db, [], new Date());
  await removeJobs(test.db, [job], new Date());
  await removeJobs(test.db, [job], new Date());
  expect(await test.db.select().from(removedJobs)).toHaveLength(1);
});
