import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp, type TestApp } from '../../test/test-app';
import { recordEvents } from '../applications/application-events';
import { purgeStale } from '../background/purge-stale';
import { notifications } from '../db/notification-schema';
import { rateLimitWindows } from '../db/request-schema';
import { applications, candidates, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { addNotifications, NEWS_RETENTION_MS } from './add-notifications';
import { PAGE_SIZE } from './notification-store';

const AT = new Date('2026-11-20T02:00:00Z');

let test: TestApp;
let me: Awaited<ReturnType<typeof signedIn>>;
let jobId: string;
let applicationId: string;

beforeAll(async () => (test = await testApp()));
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [candidates, jobs, rateLimitWindows]) await test.db.delete(table);
  me = await signedIn(test);
  await upsertJob(test.db, makeJobInput({ title: 'Kasir' }));
  jobId = (await test.db.select({ id: jobs.id }).from(jobs))[0]?.id ?? '';
  const values = { candidateId: me.id, jobId, appliedAt: new Date('2026-11-01T00:00:00Z') };
  applicationId = (await test.db.insert(applications).values(values).returning())[0]?.id ?? '';
});

const PATH = '/api/v1/candidate/notification/';

interface Listed {
  id: string;
  readAt: string | null;
  [key: string]: unknown;
}

async function list(after?: string, headers = me.headers) {
  const response = await test.app.inject({ url: PATH + (after === undefined ? '' : `?after=${after}`), headers });
  expectContract('listNotifications', response);
  const { data, meta } = response.json() as { data: Listed[]; meta: { unread: number; next: string | null } };
  return { data, ...meta };
}

async function read(payload: object, headers = me.headers) {
  const response = await test.app.inject({ method: 'POST', url: `${PATH}read/`, payload, headers });
  expectContract('readNotifications', response);
  return response.json();
}

const searchNews = (candidateId: string, count: number, ids = [jobId]) =>
  addNotifications(
    test.db,
    Array.from({ length: count }, (_, index) => ({
      candidateId,
      kind: 'savedSearch',
      subject: 'search-1',
      threshold: String(index),
      data: { savedSearchId: 'search-1', name: 'Kasir Sleman', count: 3000, jobIds: ids },
      createdAt: AT,
    })),
  );

const appointment = (at: string, appointmentId: string | null = null) => ({
  at: AT,
  kind: 'appointment' as const,
  appointmentId,
  appointmentAt: new Date(at),
  appointmentZone: 'Asia/Makassar',
});

/** The job as news has it. */
const job = () => expect.objectContaining({ id: jobId, title: 'Kasir', company: 'PT Contoh Abadi', status: 'open' });

it('lists every kind with what belongs to it, newest first', async () => {
  await recordEvents(test.db, applicationId, [
    { at: AT, kind: 'moved', step: 'interview_hr' },
    appointment('2099-01-02T02:00:00Z'),
  ]);
  await addNotifications(test.db, [
    {
      candidateId: me.id,
      kind: 'savedJobCloses',
      subject: jobId,
      threshold: '3 2099-12-31',
      data: { jobId, deadline: '2099-12-31' },
      createdAt: AT,
    },
  ]);
  await searchNews(me.id, 1, [jobId, '6f1c2d3e-0000-4000-8000-000000000000']);
  const { data, unread, next } = await list();
  const each = { id: expect.stringMatching(/^\d+$/), at: AT.toISOString(), readAt: null };
  expect(data).toEqual([
    {
      ...each,
      kind: 'savedSearch',
      search: { id: 'search-1', name: 'Kasir Sleman', query: null, count: 3000, jobs: [job()] },
    },
    { ...each, kind: 'savedJobCloses', job: job() },
    {
      ...each,
      kind: 'appointment',
      application: applicationId,
      job: job(),
      appointment: {
        id: expect.any(String),
        sequence: 0,
        at: '2099-01-02T02:00:00.000Z',
        zone: 'Asia/Makassar',
        status: 'scheduled',
      },
    },
    { ...each, kind: 'application', application: applicationId, job: job(), event: 'moved', step: 'interview_hr' },
  ]);
  expect({ unread, next }).toEqual({ unread: 4, next: null });
});

it('tells of jobs as they are now', async () => {
  await searchNews(me.id, 1);
  await test.db.update(jobs).set({ deadline: '2026-11-21' });
  expect((await list()).data).toMatchObject([
    { search: { jobs: [{ status: expect.any(String), deadline: '2026-11-21' }] } },
  ]);
  await test.db.delete(applications);
  await test.db.delete(jobs);
  expect((await list()).data).toMatchObject([{ search: { count: 3000, jobs: [] } }]);
});

describe('an appointment', () => {
  const states = async () =>
    (await list()).data.map((news) => (news.appointment as { status: string; at: string }).status);

  async function moveAndCancel() {
    await recordEvents(test.db, applicationId, [appointment('2099-01-02T02:00:00Z')]);
    const [made] = (await list()).data as unknown as { appointment: { id: string } }[];
    const id = made?.appointment.id ?? '';
    await recordEvents(test.db, applicationId, [appointment('2099-01-03T02:00:00Z', id)]);
    expect(await states()).toEqual(['scheduled', 'changed']);
    const cancelled = { ...appointment('2099-01-03T02:00:00Z', id), kind: 'appointmentCancelled' as const };
    await recordEvents(test.db, applicationId, [cancelled]);
  }

  it('is told with its state: the last news of it counts', async () => {
    await moveAndCancel();
    expect(await states()).toEqual(['cancelled', 'changed', 'changed']);
  });

  it.each(['rejected', 'withdrawn'] as const)('has ended with an application that was %s', async (outcome) => {
    await recordEvents(test.db, applicationId, [appointment('2099-01-02T02:00:00Z')]);
    await test.db.update(applications).set({ outcome, outcomeAt: AT });
    expect(await states()).toEqual(['ended']);
  });

  it('has ended when the application was sent again since', async () => {
    await recordEvents(test.db, applicationId, [appointment('2099-01-02T02:00:00Z')]);
    await test.db.update(applications).set({ appliedAt: new Date('2026-11-21T00:00:00Z') });
    expect(await states()).toEqual(['ended']);
  });
});

it('lists all news page by page, and nothing of another candidate', async () => {
  const other = await signedIn(test);
  await searchNews(me.id, 2 * PAGE_SIZE);
  await searchNews(other.id, 3);
  const first = await list();
  expect(first.data).toHaveLength(PAGE_SIZE);
  expect(first.unread).toBe(2 * PAGE_SIZE);
  const second = await list(first.next ?? '');
  expect(second.data).toHaveLength(PAGE_SIZE);
  expect(second.next).toBeNull();
  const ids = [...first.data, ...second.data].map(({ id }) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect((await list(String(ids.at(-1)))).data).toEqual([]);
  expect((await list(undefined, other.headers)).unread).toBe(3);
});

describe('reading', () => {
  it('marks all up to one, once, and leaves what came later and another candidate’s', async () => {
    const other = await signedIn(test);
    await searchNews(me.id, 3);
    await searchNews(other.id, 1);
    const [, second] = (await list()).data;
    expect((await read({ upTo: second?.id })).data).toEqual({ unread: 1 });
    const { data: after } = await list();
    expect(after.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
    test.advance(60_000);
    expect((await read({ upTo: second?.id })).data).toEqual({ unread: 1 });
    expect((await list()).data).toEqual(after);
    expect((await list(undefined, other.headers)).unread).toBe(1);
  });

  it('marks some by their ids; unknown ones and another candidate’s count for nothing', async () => {
    const other = await signedIn(test);
    await searchNews(me.id, 2);
    await searchNews(other.id, 1);
    const mine = (await list()).data[0]?.id;
    const theirs = (await list(undefined, other.headers)).data[0]?.id;
    expect((await read({ ids: [mine, theirs, '999999999999999'] })).data).toEqual({ unread: 1 });
    expect((await list(undefined, other.headers)).unread).toBe(1);
  });

  it.each([[{}], [{ upTo: '1', ids: ['1'] }], [{ upTo: 1.5 }], [{ upTo: '-1' }], [{ ids: [] }], [{ upTo: '1e3' }]])(
    'refuses %j',
    async (payload) => {
      await searchNews(me.id, 1);
      expect((await read(payload)).statusCode).toBe(4000);
      expect((await list()).unread).toBe(1);
    },
  );
});

it('forgets news after 180 days', async () => {
  await searchNews(me.id, 1);
  await purgeStale(test.db, new Date(AT.getTime() + NEWS_RETENTION_MS));
  expect(await test.db.$count(notifications)).toBe(1);
  await purgeStale(test.db, new Date(AT.getTime() + NEWS_RETENTION_MS + 1));
  expect(await test.db.$count(notifications)).toBe(0);
});
