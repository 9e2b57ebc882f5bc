import { findSignals } from '@titian/job-signals';
import { eq, sql } from 'drizzle-orm';
import { expectContract } from '../../../test/expect-contract';
import { signedIn } from '../../../test/candidates';
import { poison } from '../../../test/poison';
import { testApp, type TestApp } from '../../../test/test-app';
import { jobs } from '../../db/schema';
import { makeJobInput } from '../job-input.fixture';
import { upsertJobs } from '../job-store';
import { SIGNALS_VERSION } from './find-job-signals';
import { enqueueSignals } from './refresh-signals';

interface Engine {
  findSignals: typeof findSignals;
}

const { findSignals: actual } = jest.requireActual<Engine>('@titian/job-signals');
jest.mock('@titian/job-signals', () => ({
  findSignals: jest.fn(jest.requireActual<Engine>('@titian/job-signals').findSignals),
}));

const JT = 1_000_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(() => test.db.delete(jobs));
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const risky = (sourceId: string, values = {}) =>
  makeJobInput({ sourceId, description: '<p>Bersedia ijazah ditahan</p>', ...values });

const stored = async (sourceId: string) => {
  const [row] = await test.db.select().from(jobs).where(eq(jobs.sourceId, sourceId));
  return row;
};

/** Reads the outdated jobs again, as a started server does. */
async function refresh() {
  await enqueueSignals(test.db, new Date());
  await test.app.tasksDone();
}

it('are found when a job is stored, and sent with its detail', async () => {
  await upsertJobs(test.db, [risky('1'), makeJobInput({ sourceId: '2' })]);
  const slug = (await stored('1'))?.slug;
  const { headers } = await signedIn(test);
  for (const [call, url] of [
    ['getPublicJob', `/api/v1/job/public/${slug}/`],
    ['getJob', `/api/v1/job/by-slug/${slug}/`],
  ] as const) {
    const response = await test.app.inject({ url, headers });
    expectContract(call, response);
    expect(response.json().data.signals).toEqual([{ kind: 'heldPapers', quote: 'Bersedia ijazah ditahan' }]);
  }
  expect(await stored('2')).toMatchObject({ signals: [], signalsVersion: SIGNALS_VERSION });
});

it('are found again when the text of a job changes', async () => {
  await upsertJobs(test.db, [risky('1')]);
  await upsertJobs(test.db, [makeJobInput({ sourceId: '1' })]);
  expect((await stored('1'))?.signals).toEqual([]);
});

it('compare pay with stored jobs, and with those that are stored at the same time', async () => {
  const cashiers = (from: number) =>
    Array.from({ length: 3 }, (_, n) =>
      makeJobInput({ sourceId: `${from + n}`, title: 'Kasir', minEducation: 'S1', minSalary: 4 * JT, maxSalary: null }),
    );
  const high = { title: 'Kasir', minEducation: 'S1', minSalary: 16 * JT, maxSalary: null };
  await upsertJobs(test.db, cashiers(1));
  await upsertJobs(test.db, [...cashiers(4), makeJobInput({ ...high, sourceId: 'high' })]);
  expect((await stored('high'))?.signals).toEqual([
    {
      kind: 'highPay',
      quote: 'Gaji per bulan: Rp 16.000.000',
      comparison: { pay: 16 * JT, usual: 4 * JT, peers: 6 },
    },
  ]);
  await upsertJobs(test.db, [makeJobInput({ ...high, sourceId: 'daily', minSalary: 640_000, salaryPeriod: 'day' })]);
  expect((await stored('daily'))?.signals).toMatchObject([{ quote: 'Gaji per hari: Rp 640.000' }]);
  await upsertJobs(test.db, [makeJobInput({ ...high, sourceId: 'other', functionOfInterest: 'Hukum' })]);
  // Of the same title, but of another function.
  expect((await stored('other'))?.signals).toEqual([]);
});

describe('jobs that another release has stored', () => {
  it('are read again in batches', async () => {
    await upsertJobs(
      test.db,
      Array.from({ length: 203 }, (_, n) => risky(`${n}`)),
    );
    await test.db.update(jobs).set({ signals: [], signalsVersion: 0 });
    await test.db
      .update(jobs)
      .set({ signalsVersion: SIGNALS_VERSION - 1 })
      .where(eq(jobs.sourceId, '7'));
    await refresh();
    const rows = await test.db.select().from(jobs);
    expect(rows.filter((row) => row.signalsVersion !== SIGNALS_VERSION || row.signals?.length !== 1)).toEqual([]);
  });

  it('are read again although one of them cannot be read', async () => {
    await upsertJobs(test.db, [risky('1'), risky('bad', { title: 'Rusak' }), risky('3')]);
    await test.db.update(jobs).set({ signals: [], signalsVersion: 0 });
    jest.mocked(findSignals).mockImplementation((job, peers) => {
      if (job.title === 'Rusak') throw new Error('unreadable');
      return actual(job, peers);
    });
    const warning = jest.spyOn(process, 'emitWarning').mockImplementation();
    await refresh();
    jest.mocked(findSignals).mockImplementation(actual);
    expect(await stored('bad')).toMatchObject({ signals: [], signalsVersion: SIGNALS_VERSION });
    expect([await stored('1'), await stored('3')].map((row) => row?.signals?.length)).toEqual([1, 1]);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('bad'));
  });

  it('are read again although one of them cannot be stored, which is tried again', async () => {
    await upsertJobs(test.db, [risky('1'), risky('bad'), risky('3')]);
    await test.db.update(jobs).set({ signals: [], signalsVersion: 0 });
    const heal = await poison(test.db, 'update', jobs, `new.source_id = 'bad'`);
    await refresh();
    expect([await stored('1'), await stored('3')].map((row) => row?.signals?.length)).toEqual([1, 1]);
    await heal();
    expect(await stored('bad')).toMatchObject({ signalsVersion: 0 });
    await test.app.runAllJobs();
    expect((await stored('bad'))?.signals).toHaveLength(1);
  });

  it('are not enqueued when all are current', async () => {
    await upsertJobs(test.db, [risky('1')]);
    await enqueueSignals(test.db, new Date());
    expect(await test.db.execute(sql`select id from pgboss.job`)).toMatchObject({ rows: [] });
  });
});
