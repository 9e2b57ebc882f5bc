/** The list of all jobs, made in parts beside other calls. */
import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../test/test-app';
import { jobs } from '../db/schema';
import { makeJobInput } from './job-input.fixture';
import { listJobs } from './job-repository';
import { upsertJobs } from './job-store';

const COUNT = 450;
const NEWEST = Date.UTC(2026, 10, 20);

let test: TestApp;
beforeAll(async () => {
  test = await testApp({}, { maxAge: Infinity });
  await upsertJobs(test.db, [makeJobInput({ sourceId: '0', title: 'Kasir 0', createdAt: new Date(NEWEST) })]);
  const [first] = await test.db.select().from(jobs);
  // Preparing as many for the search would take longer than the tests.
  const others = Array.from({ length: COUNT - 1 }, (_, index) => ({
    ...(first as typeof jobs.$inferInsert),
    id: undefined,
    slug: `kasir-${index + 1}`,
    sourceId: `${index + 1}`,
    title: `Kasir ${index + 1}`,
    createdAt: new Date(NEWEST - (index + 1) * 1_000),
  }));
  await test.db.insert(jobs).values(others);
});
afterAll(() => test.close());

const titlesOf = (part: readonly unknown[]): string[] => part.map((job) => (job as { title: string }).title);

async function whole() {
  const response = await test.app.inject('/api/v1/job/list/');
  return response.json<{ data: { title: string; status: string }[] }>().data;
}

it('lets other work have its turn between the parts, which hold every job once, newest first', async () => {
  let turns = 0;
  let counting = true;
  const countTurn = (): void => {
    turns += 1;
    if (counting) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const parts: string[][] = [];
  for await (const part of listJobs(test.db, new Date())) {
    parts.push(titlesOf(part));
    expect(turns).toBeGreaterThanOrEqual(parts.length - 1);
  }
  counting = false;
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.flat()).toEqual(Array.from({ length: COUNT }, (_, index) => `Kasir ${index}`));
});

it('leaves out a job that is removed while the list is read', async () => {
  await upsertJobs(test.db, [
    makeJobInput({ sourceId: 'last', title: 'Terakhir', createdAt: new Date(Date.UTC(2020, 0)) }),
  ]);
  const titles: string[] = [];
  for await (const part of listJobs(test.db, new Date())) {
    if (titles.length === 0) await test.db.delete(jobs).where(eq(jobs.sourceId, 'last'));
    titles.push(...titlesOf(part));
  }
  expect(titles).toHaveLength(COUNT);
});

it('is sent as one list, and never older than ten seconds', async () => {
  expect(titlesOf(await whole())).toHaveLength(COUNT);
  await test.db.update(jobs).set({ deadline: '2020-01-01' }).where(eq(jobs.sourceId, '449'));
  test.advance(10_001);
  const data = await whole();
  expect([data.length, data.at(-1)]).toEqual([
    COUNT,
    expect.objectContaining({ title: 'Kasir 449', status: 'closed' }),
  ]);
});
