import { candidateIn, signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { poison } from '../../test/poison';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { recordEvents } from '../applications/application-events';
import { purgeStale } from '../background/purge-stale';
import { notifications } from '../db/notification-schema';
import { rateLimitWindows } from '../db/request-schema';
import { applications, candidates, jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { NEWS_RETENTION_MS, addNotifications } from '../news/add-notifications';
import type { NewNotification } from '../news/add-notifications';
import { PAGE_SIZE } from './notification-store';
import { eq } from 'drizzle-orm';
import { bookmarks } from '../db/bookmark-schema';
import { addClosingNews } from './closing-news';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('routes', () => {
  const AT = new Date('2026-11-20T02:00:00Z');

  let me: Awaited<ReturnType<typeof signedIn>>;
  let jobId: string;
  let applicationId: string;

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
      expect(await states()).toEqual(['scheduled']);
      const cancelled = { ...appointment('2099-01-03T02:00:00Z', id), kind: 'appointmentCancelled' as const };
      await recordEvents(test.db, applicationId, [cancelled]);
    }

    it('is told once: the last news of it replaces those before, unread ones too', async () => {
      await moveAndCancel();
      expect(await states()).toEqual(['cancelled']);
      expect(await list()).toMatchObject({ unread: 1 });
      expect(await list(undefined, (await signedIn(test)).headers)).toMatchObject({ data: [], unread: 0 });
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
});

describe('add notifications', () => {
  const closes = (candidateId: string, threshold: string): NewNotification => ({
    candidateId,
    kind: 'savedJobCloses',
    subject: 'a job',
    threshold,
    data: { jobId: 'a job', deadline: '2026-12-01' },
    createdAt: new Date('2026-11-28T00:00:00Z'),
  });

  it('stores news once for each candidate, kind, subject and threshold', async () => {
    const { id } = await candidateIn(test);
    const { id: other } = await candidateIn(test, { email: 'lain@example.com' });
    const rows = [closes(id, '3'), closes(id, '1'), closes(other, '3'), closes(id, '3')];
    expect(await addNotifications(test.db, rows)).toHaveLength(3);
    expect(await addNotifications(test.db, rows)).toEqual([]);
    expect(await test.db.$count(notifications)).toBe(3);
  });

  it('leaves out an account that is being deleted, and one that is gone', async () => {
    const { id } = await candidateIn(test, { email: 'pergi@example.com' });
    await test.db.update(candidates).set({ deletionRequestedAt: new Date() }).where(eq(candidates.id, id));
    const gone = '6f1c2d3e-0000-4000-8000-000000000000';
    expect(await addNotifications(test.db, [closes(id, '3'), closes(gone, '3')])).toEqual([]);
  });
});

describe('news of closing jobs', () => {
  const DEADLINE = '2026-12-01';
  const LONG_AGO = new Date('2026-11-01T00:00:00Z');

  let candidateId: string;
  let jobId: string;

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

    it.each([
      ['11:59', [`1 ${DEADLINE}`]],
      ['12:00', []],
    ])('is news until the hour of its deadline, at %s: %j', async (time, notices) => {
      await change({ deadlineAt: at(`${DEADLINE}T12:00`) });
      await saveJob();
      expect(await newsAt(`${DEADLINE}T${time}`)).toEqual(notices);
    });

    it('is news once for each notice, however often it is looked for', async () => {
      await saveJob();
      const times = [
        '2026-11-28T00:00',
        '2026-11-28T00:00',
        '2026-11-29T09:00',
        '2026-11-30T09:00',
        '2026-12-01T09:00',
      ];
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

  it('sets aside a candidate whose news cannot be stored, tells the others, and tries again', async () => {
    await saveJob();
    const other = await candidateIn(test);
    await test.db
      .insert(bookmarks)
      .values({ candidateId: other.id, jobId, saved: true, version: 1, changedAt: LONG_AGO });
    const heal = await poison(test.db, 'insert', notifications, `new.candidate_id = '${candidateId}'`);
    const told = async () => (await test.db.select().from(notifications)).map((row) => row.candidateId);
    await newsAt('2026-11-28T09:00');
    await test.app.runAllJobs();
    await newsAt('2026-11-28T09:10');
    expect(await told()).toEqual([other.id]);
    await heal();
    test.advance(at('2026-11-28T09:20').getTime() - Date.now());
    await test.app.runAllJobs();
    expect(await told()).toEqual([other.id, candidateId]);
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
});
