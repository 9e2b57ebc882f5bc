import { randomUUID } from 'node:crypto';
import { signedIn } from '../../test/candidates';
import { expectContract } from '../../test/expect-contract';
import { testApp } from '../../test/test-app';
import type { TestApp } from '../../test/test-app';
import { purgeStale } from '../background/purge-stale';
import { bookmarks } from '../db/bookmark-schema';
import { rateLimitWindows } from '../db/request-schema';
import { jobs } from '../db/schema';
import { makeJobInput } from '../jobs/job-input.fixture';
import { upsertJob } from '../jobs/job-store';
import { removeJobs } from '../jobs/removed-jobs';
import { MAX_BOOKMARKS, MAX_TOMBSTONES } from './bookmark-store';
import { TOMBSTONE_MS, settle } from './settle';
import type { BookmarkState, Operation } from './settle';
import fc from 'fast-check';

describe('routes', () => {
  const MINUTE = 60_000;

  let test: TestApp;
  let me: Awaited<ReturnType<typeof signedIn>>;
  let job: { id: string; slug: string; title: string };

  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.delete(bookmarks);
    await test.db.delete(rateLimitWindows);
    me = await signedIn(test);
    await upsertJob(test.db, makeJobInput({ sourceId: 'bookmarked', title: 'Kasir' }));
    const rows = await test.db.select({ id: jobs.id, slug: jobs.slug, title: jobs.title }).from(jobs);
    const found = rows.find(({ title }) => title === 'Kasir');
    if (!found) throw new Error('No job was stored.');
    job = found;
  });

  const PATH = '/api/v1/candidate/bookmark/';
  const OPERATIONS = { PUT: 'saveBookmark', DELETE: 'deleteBookmark', GET: 'getBookmark' } as const;

  async function call(method: keyof typeof OPERATIONS, id: string, at?: number, headers = me.headers) {
    const query = at === undefined ? '' : `?at=${new Date(at).toISOString()}`;
    const response = await test.app.inject({ method, url: `${PATH}${id}/${query}`, headers });
    expectContract(OPERATIONS[method], response);
    return response;
  }

  async function list(headers = me.headers) {
    const response = await test.app.inject({ url: PATH, headers });
    expectContract('listBookmarks', response);
    return response.json();
  }

  const savedIds = async () =>
    ((await list()).data as { job: string; saved: boolean }[]).filter(({ saved }) => saved).map((each) => each.job);

  it('saves a job and deletes it again, each as often as it is sent', async () => {
    const from = Date.now();
    const first = (await call('PUT', job.id)).json().data;
    expect(first).toMatchObject({ job: job.id, saved: true, version: 1, vacancy: { title: 'Kasir', status: 'open' } });
    expect((await call('GET', job.id)).json().data).toEqual(first);
    const all = await list();
    expect(all.data).toEqual([first]);
    expect(Date.parse(all.meta.at)).toBeGreaterThanOrEqual(from);

    const at = Date.now() + 1;
    const deleted = (await call('DELETE', job.id, at)).json().data;
    expect(deleted).toEqual({ job: job.id, saved: false, version: 2, changedAt: new Date(at).toISOString() });
    expect((await call('DELETE', job.id, at)).json().data).toEqual(deleted);
    expect((await list()).data).toEqual([deleted]);
  });

  it('does not bring a deleted bookmark back when an earlier call arrives late or is repeated', async () => {
    const now = Date.now();
    await call('DELETE', job.id, now);
    expect((await call('PUT', job.id, now - MINUTE)).json().data).toMatchObject({ saved: false, version: 1 });
    expect((await call('PUT', job.id, now - TOMBSTONE_MS)).json().data.saved).toBe(false);
    expect(await savedIds()).toEqual([]);
  });

  it('does not save by a call from before all that is remembered, and stores nothing for it', async () => {
    const response = await call('PUT', job.id, Date.now() - TOMBSTONE_MS - MINUTE);
    expect(response.json().data).toMatchObject({ saved: false, version: 0 });
    expect(await test.db.$count(bookmarks)).toBe(0);
  });

  it.each([
    ['a time that is still to come', String(new Date(Date.now() + 2 * MINUTE).toISOString())],
    ['no time', 'besok'],
    ['a day', '2026-11-25'],
    ['a leap second', '2016-12-31T23:59:60Z'],
    ['a year before the first', '0000-01-01T00:00:00%2B23:59'],
  ])('refuses %s', async (_what, at) => {
    const response = await test.app.inject({ method: 'PUT', url: `${PATH}${job.id}/?at=${at}`, headers: me.headers });
    expect(response.statusCode).toBe(400);
    expectContract('saveBookmark', response);
    expect(Object.keys(response.json().err)).toEqual(['at']);
  });

  it.each(['PUT', 'DELETE', 'GET'] as const)('%s: 4004 for a job that nobody knows', async (method) => {
    for (const id of [randomUUID(), 'x', '7']) expect((await call(method, id)).json().statusCode).toBe(4004);
    expect(await test.db.$count(bookmarks)).toBe(0);
  });

  it('is each candidate’s own', async () => {
    const other = await signedIn(test);
    await call('PUT', job.id);
    expect((await list(other.headers)).data).toEqual([]);
    expect((await call('GET', job.id, undefined, other.headers)).statusCode).toBe(404);
    await call('DELETE', job.id, Date.now() + 1, other.headers);
    expect(await savedIds()).toEqual([job.id]);
  });

  it('has a job that was removed with what it was called, and lets its bookmark go', async () => {
    await call('PUT', job.id);
    await removeJobs(test.db, [job], new Date());
    const [gone] = (await list()).data;
    expect(gone).toMatchObject({ saved: true, vacancy: null, known: { slug: job.slug, title: 'Kasir' } });
    expect((await call('PUT', job.id, Date.now() + 1)).json().data).toMatchObject({ saved: true, version: 2 });
    expect((await call('DELETE', job.id, Date.now() + 2)).json().data.saved).toBe(false);
    expect((await call('PUT', job.id, Date.now() + 3)).json().statusCode).toBe(4004);
    const [tombstone] = await test.db.select().from(bookmarks);
    expect(tombstone).toMatchObject({ slug: null, title: null, company: null });
  });

  it('ends with the last of calls that arrive at once', async () => {
    const now = Date.now() - MINUTE;
    const calls = Array.from({ length: 20 }, (_, index) => call(index % 2 ? 'DELETE' : 'PUT', job.id, now + index));
    for (const response of await Promise.all(calls.reverse())) expect(response.statusCode).toBe(200);
    expect(await savedIds()).toEqual([]);
    const later = [call('DELETE', job.id, now + 30), call('PUT', job.id, now + 31), call('DELETE', job.id, now + 29)];
    await Promise.all(later);
    expect(await savedIds()).toEqual([job.id]);
  });

  /** Rows of other jobs, which may all be gone. */
  const fill = (count: number, saved: boolean) =>
    test.db.insert(bookmarks).values(
      Array.from({ length: count }, (_, index) => ({
        candidateId: me.id,
        jobId: randomUUID(),
        saved,
        version: 1,
        changedAt: new Date(Date.now() - MINUTE - index),
        ...(saved && { slug: 'x', title: 'X', company: 'Y' }),
      })),
    );

  it('refuses more bookmarks than there may be, but not those that are saved already', async () => {
    await call('PUT', job.id);
    await fill(MAX_BOOKMARKS - 1, true);
    await upsertJob(test.db, makeJobInput({ sourceId: 'other', title: 'Sopir' }));
    const rows = await test.db.select({ id: jobs.id, title: jobs.title }).from(jobs);
    const other = rows.find(({ title }) => title === 'Sopir')?.id ?? '';
    const refused = await call('PUT', other);
    expect([refused.statusCode, refused.json().statusCode]).toEqual([409, 4006]);
    expect((await call('PUT', job.id, Date.now() + 1)).json().data.version).toBe(2);
    await call('DELETE', job.id, Date.now() + 2);
    expect((await call('PUT', other)).statusCode).toBe(200);
  });

  it('forgets the oldest deleted bookmarks beyond those that are remembered', async () => {
    await fill(MAX_TOMBSTONES + 5, false);
    await call('DELETE', job.id);
    expect(await test.db.$count(bookmarks)).toBe(MAX_TOMBSTONES);
    expect((await call('GET', job.id)).json().data.saved).toBe(false);
  });

  it('keeps a bookmark for good, and that one was deleted for 90 days', async () => {
    const now = Date.now();
    await call('PUT', job.id, now - 89 * 86_400_000);
    await fill(1, false);
    await purgeStale(test.db, new Date(now + 89 * 86_400_000));
    expect(await test.db.$count(bookmarks)).toBe(2);
    await purgeStale(test.db, new Date(now + 91 * 86_400_000));
    expect(await test.db.select({ jobId: bookmarks.jobId, saved: bookmarks.saved }).from(bookmarks)).toEqual([
      { jobId: job.id, saved: true },
    ]);
  });
});

describe('settle', () => {
  const NOW = new Date('2026-11-25T00:00:00Z');

  /** Few instants, so that operations meet at one. */
  const operation = fc.record({ saved: fc.boolean(), at: fc.integer({ min: 0, max: 6 }) }).map(({ saved, at }) => ({
    saved,
    at: new Date(NOW.getTime() - at * 1_000),
  }));

  const stateAfter = (operations: readonly Operation[]): BookmarkState | undefined =>
    operations.reduce<BookmarkState | undefined>((state, each) => settle(state, each, NOW) ?? state, undefined);

  it('ends in the same state in whatever order and however often operations arrive: that of the last one', () => {
    const cases = fc
      .array(operation, { minLength: 1, maxLength: 6 })
      .chain((made) => fc.tuple(fc.constant(made), fc.shuffledSubarray([...made, ...made], { minLength: made.length })))
      .filter(([made, arrived]) => made.every((each) => arrived.includes(each)));
    fc.assert(
      fc.property(cases, ([made, arrived]) => {
        const last = Math.max(...made.map(({ at }) => at.getTime()));
        const saved = made.some((each) => each.at.getTime() === last && each.saved);
        expect(stateAfter(arrived)).toMatchObject({ saved, changedAt: new Date(last) });
      }),
    );
  });

  it('counts how often a bookmark has changed, and a repeat for nothing', () => {
    const first = settle(undefined, { saved: true, at: NOW }, NOW);
    expect(first?.version).toBe(1);
    expect(settle(first ?? undefined, { saved: true, at: NOW }, NOW)).toBeNull();
    const later = new Date(NOW.getTime() + 1);
    expect(settle(first ?? undefined, { saved: false, at: later }, later)?.version).toBe(2);
  });

  it('takes no operation from before all that is remembered', () => {
    const at = new Date(NOW.getTime() - TOMBSTONE_MS);
    expect(settle(undefined, { saved: true, at }, NOW)).toBeNull();
    expect(settle(undefined, { saved: true, at: new Date(at.getTime() + 1) }, NOW)).not.toBeNull();
  });
});
