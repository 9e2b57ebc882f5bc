import { eq } from 'drizzle-orm';
import { candidateIn } from '../../test/candidates';
import { testApp, type TestApp } from '../../test/test-app';
import { bookmarks } from '../db/bookmark-schema';
import { notifications } from '../db/notification-schema';
import { applications, candidates, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { addClosingNews } from './closing-news';

const DEADLINE = '2026-12-01';
const LONG_AGO = new Date('2026-11-01T00:00:00Z');

let test: TestApp;
let candidateId: string;
let jobId: string;

beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [candidates, bookmarks, jobs]) await test.db.delete(table);
  candidateId = (await candidateIn(test)).id;
  await upsertJob(test.db, makeJobInput({ deadline: DEADLINE }));
  jobId = (await test.db.select({ id: jobs.id }).from(jobs))[0]?.id ?? '';
});

/** An instant in Jakarta. */
const at = (time: string) => new Date(`${time}:00+07:00`);
const saveJob = (changedAt = LONG_AGO, saved = true) =>
  test.db.insert(bookmarks).values({ candidateId, jobId, saved, version: 1, changedAt });
const apply = (values: Partial<typeof applications.$inferInsert> = {}) =>
  test.db.insert(applications).values({ candidateId, jobId, appliedAt: LONG_AGO, ...values });
const change = (values: Partial<typeof jobs.$inferInsert>) =>
  test.db.update(jobs).set(values).where(eq(jobs.id, jobId));

/** The news after each of some runs, oldest first. */
async function newsAt(...times: string[]) {
  for (const time of times) await addClosingNews(test.db, at(time));
  const rows = await test.db.select().from(notifications).orderBy(notifications.id);
  return rows.map(({ threshold }) => threshold);
}

describe('a saved job', () => {
  it.each([
    ['four days before, at the last minute', '2026-11-27T23:59', []],
    ['as the third day before begins', '2026-11-28T00:00', ['3']],
    ['two days before, where the server was down', '2026-11-29T12:00', ['3']],
    ['at the last minute of the second day before', '2026-11-29T23:59', ['3']],
    ['as the day before begins', '2026-11-30T00:00', ['1']],
    ['on the last day', '2026-12-01T23:59', ['1']],
    ['after it', '2026-12-02T00:00', []],
    ['long before', '2026-11-10T00:00', []],
  ])('is news %s (%s): %j', async (_name, time, notices) => {
    await saveJob();
    expect(await newsAt(time)).toEqual(notices.map((notice) => `${notice} ${DEADLINE}`));
  });

  it('is news once for each notice, however often it is looked for', async () => {
    await saveJob();
    const times = ['2026-11-28T00:00', '2026-11-28T00:00', '2026-11-29T09:00', '2026-11-30T09:00', '2026-12-01T09:00'];
    expect(await newsAt(...times)).toEqual([`3 ${DEADLINE}`, `1 ${DEADLINE}`]);
    expect(await test.db.select().from(notifications)).toMatchObject([
      { candidateId, kind: 'savedJobCloses', subject: jobId, data: { jobId, deadline: DEADLINE }, readAt: null },
      { createdAt: at('2026-11-30T09:00') },
    ]);
  });

  it('is news again when its deadline moves, and not when it moves away', async () => {
    await saveJob();
    await newsAt('2026-11-28T09:00');
    await change({ deadline: '2026-12-20' });
    expect(await newsAt('2026-11-30T09:00')).toEqual(['3 2026-12-01']);
    expect(await newsAt('2026-12-17T09:00')).toEqual(['3 2026-12-01', '3 2026-12-20']);
    await change({ deadline: DEADLINE });
    expect(await newsAt('2026-11-28T09:00')).toEqual(['3 2026-12-01', '3 2026-12-20']);
  });

  it('is no news where it was saved after the notice had begun; the next one is', async () => {
    await saveJob(at('2026-11-28T08:00'));
    expect(await newsAt('2026-11-28T09:00', '2026-11-30T09:00')).toEqual([`1 ${DEADLINE}`]);
  });

  it.each([
    ['closed by hand', () => change({ status: 'closed', closedAt: LONG_AGO })],
    ['without a deadline', () => change({ deadline: null })],
    ['applied to', () => apply()],
    ['deleted from the bookmarks', () => test.db.update(bookmarks).set({ saved: false })],
    ['gone', () => test.db.delete(jobs)],
    ['of an account that is being deleted', () => test.db.update(candidates).set({ deletionRequestedAt: LONG_AGO })],
  ])('is no news when it is %s', async (_name, makeSo: () => Promise<unknown>) => {
    await saveJob();
    await makeSo();
    const rows = await newsAt('2026-11-28T09:00', '2026-11-30T09:00');
    expect(rows.filter((threshold) => !threshold.startsWith('jobClosed'))).toEqual([]);
  });

  it('is news again after its application was withdrawn', async () => {
    await saveJob();
    await apply({ outcome: 'withdrawn', outcomeAt: LONG_AGO });
    expect(await newsAt('2026-11-28T09:00')).toEqual([`3 ${DEADLINE}`]);
  });
});

describe('the job of an application', () => {
  it.each([
    ['on its last day', '2026-12-01T23:59', []],
    ['as the day after begins', '2026-12-02T00:00', ['jobClosed 2026-12-01']],
    ['after days without a server', '2026-12-14T09:00', ['jobClosed 2026-12-01']],
    ['weeks later', '2026-12-20T00:00', []],
  ])('is news %s (%s): %j', async (_name, time, news) => {
    await apply();
    expect(await newsAt(time, time)).toEqual(news);
  });

  it('is news when it is closed by hand, and when it closes another day', async () => {
    await apply();
    await change({ status: 'closed', closedAt: at('2026-11-20T00:30') });
    expect(await newsAt('2026-11-20T09:00')).toEqual(['jobClosed 2026-11-20']);
    expect(await test.db.select().from(notifications)).toMatchObject([
      { kind: 'application', data: { event: 'jobClosed', jobId, closedOn: '2026-11-20' } },
    ]);
    await change({ status: 'open', closedAt: null });
    expect(await newsAt('2026-11-21T09:00', '2026-12-02T09:00')).toEqual([
      'jobClosed 2026-11-20',
      'jobClosed 2026-12-01',
    ]);
  });

  it.each([
    ['a decision', { outcome: 'rejected' as const, outcomeAt: LONG_AGO }],
    ['a withdrawal', { outcome: 'withdrawn' as const, outcomeAt: LONG_AGO }],
    ['the last step', { status: 'onboard' as const }],
  ])('is no news after %s', async (_name, values) => {
    await apply(values);
    expect(await newsAt('2026-12-02T09:00')).toEqual([]);
  });
});

it('tells every candidate of a job, more than fit into one batch', async () => {
  const many = await test.db
    .insert(candidates)
    .values(
      Array.from({ length: 620 }, (_, index) => ({
        email: `c${index}@example.com`,
        name: 'Siti',
        phoneNumber: null,
        passwordHash: 'none',
      })),
    )
    .returning({ id: candidates.id });
  await test.db
    .insert(bookmarks)
    .values(many.map(({ id }) => ({ candidateId: id, jobId, saved: true, version: 1, changedAt: LONG_AGO })));
  expect(new Set(await newsAt('2026-11-28T09:00'))).toEqual(new Set([`3 ${DEADLINE}`]));
  expect(await test.db.$count(notifications)).toBe(620);
});
