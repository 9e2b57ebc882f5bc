import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../../test/test-app';
import { jobs } from '../../db/schema';
import { busy } from '../../http/fair-queue';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import { WorkerPool } from '../../workers/worker-pool';

const workers = new WorkerPool();
let test: TestApp;
beforeAll(async () => {
  test = await testApp({}, { workers });
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1' })]);
});
afterAll(() => test.close());
afterEach(() => jest.restoreAllMocks());

async function picture(remoteAddress?: string) {
  const [job] = await test.db.select({ slug: jobs.slug }).from(jobs);
  return test.app.inject({ url: `/share/jobs/${job?.slug}.png`, ...(remoteAddress && { remoteAddress }) });
}

it('refuses a picture where too many wait, by turns of addresses, with a time to come back', async () => {
  const run = jest.spyOn(workers, 'run').mockRejectedValue(busy());
  const response = await picture('2001:db8:1:2:3::9');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(run.mock.calls).toEqual([
    ['shareImage', '2001:db8:1:2::/64', expect.objectContaining({ title: 'Staf Administrasi' })],
  ]);
});

it('draws a picture in a thread, once until a text of it changes', async () => {
  const run = jest.spyOn(workers, 'run');
  const first = await picture();
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(first.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  await test.db.update(jobs).set({ minSalary: 1 }).where(eq(jobs.sourceId, '1'));
  expect((await picture()).rawPayload).toEqual(first.rawPayload);
  expect(run).toHaveBeenCalledTimes(1);
  await test.db.update(jobs).set({ title: 'Kasir' }).where(eq(jobs.sourceId, '1'));
  expect((await picture()).rawPayload).not.toEqual(first.rawPayload);
});
