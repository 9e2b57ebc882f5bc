/** After a deletion nothing of the person is left: neither in any table, nor in the queue, nor in a file. */
import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { candidateIn, sessionOf } from '../../../test/candidates';
import { dumpTables } from '../../../test/dump-tables';
import { OBJECT_STORE_KEY, startObjectStore } from '../../../test/object-store';
import { planOf } from '../../../test/plan-of';
import { testApp, type TestApp } from '../../../test/test-app';
import { recordEvents } from '../security-events';
import { deletedSessions, lastMails } from '../../db/privacy-schema';
import { securityEvents } from '../../db/request-schema';
import { candidates, jobs } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { seedMasters } from '../../seed/seed-masters';
import { deleteDueAccounts } from './delete-due-accounts';
import { createDeletionList } from './deletion-list';
import { candidatesNamed, eraseCandidate, eraseRestored } from './erase-candidate';
import { email, filesBelow, fullPerson, MARK, mailerOf, PASSWORD, queued } from './full-person.fixture';

const DAY = 86_400_000;

/** Tables whose rows belong to no candidate, apart from those of the migrations and the queue themselves. */
const IMPERSONAL_TABLES = [
  'cities',
  'companies',
  'data_stamps',
  'education_items',
  'jobs',
  'locations',
  'master_items',
  'removed_jobs',
  'search_words',
];

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
  await seedMasters(test.db);
  await upsertJob(test.db, makeJobInput());
});
afterEach(() => test.close());

const expectNoMark = (text: string, marks: readonly string[]): void => {
  for (const mark of marks) expect(text).not.toContain(mark);
};

it('knows every table: the person has a row in each one with data of candidates', async () => {
  await fullPerson(test);
  // The address to which it is sent exists for an instant only; see deletion.test.ts.
  await test.db.insert(lastMails).values({ email, createdAt: new Date() });
  await test.db.insert(deletedSessions).values({ tokenHash: 'x', deletedAt: new Date() });
  const empty = Object.entries(await dumpTables(test.db, IMPERSONAL_TABLES))
    .filter(([, rows]) => rows === '[]')
    .map(([name]) => name);
  expect(empty).toEqual([]);
});

it('leaves nothing of the person in any table, queue or file', async () => {
  const { id, headers, image, marks } = await fullPerson(test);
  await candidateIn(test, { email: 'lain@example.com' });
  const { dataDir } = test.config;
  expect(Object.values(await dumpTables(test.db)).join('')).toContain(MARK);
  expect(await queued(test)).toContain(id);
  expect(filesBelow(dataDir).filter((file) => /\.(webp|eml)$/.test(file))).toHaveLength(3);

  const url = '/api/v1/candidate/deletion/';
  const asked = await test.app.inject({ method: 'POST', url, headers, payload: { password: PASSWORD } });
  expect(asked.statusCode).toBe(200);
  const later = new Date(Date.now() + 7 * DAY);
  await deleteDueAccounts({ ...test, mailer: mailerOf(test), now: () => later });
  await test.app.tasksDone();

  for (const rows of Object.values(await dumpTables(test.db))) expectNoMark(rows, marks);
  expectNoMark(await queued(test), marks);
  for (const file of filesBelow(dataDir)) expectNoMark(readFileSync(file, 'latin1'), marks);
  expect(existsSync(path.join(dataDir, image))).toBe(false);
  expect((await test.app.inject({ url: image })).statusCode).toBe(404);
  expect((await test.app.inject({ url: '/api/v1/candidate/profile/', headers })).statusCode).toBe(401);
  expect(await test.db.$count(candidates)).toBe(1);
});

it('keeps the report of a vacancy without its author and text', async () => {
  const { id } = await fullPerson(test);
  await eraseCandidate({ ...test, now: () => new Date() }, id);
  const { job_reports: reports = '' } = await dumpTables(test.db);
  expect(JSON.parse(reports)).toMatchObject([{ reason: 'other', text: null, contact: null, candidate_id: null }]);
});

describe('a backup from before', () => {
  /** Brings a candidate back as a restored backup does: the row, with the same id. */
  const restore = async (row: typeof candidates.$inferSelect): Promise<void> => {
    await test.db.insert(candidates).values(row);
  };

  it('loses the deleted candidates at the next start, and no others', async () => {
    const { id, marks } = await fullPerson(test);
    await candidateIn(test, { email: 'lain@example.com' });
    const [row] = await test.db
      .select()
      .from(candidates)
      .where(sql`${candidates.id} = ${id}`);
    await eraseCandidate({ ...test, now: () => new Date(), mailer: mailerOf(test) }, id);
    if (row) await restore(row);
    expect(await test.db.$count(candidates)).toBe(2);
    expect(await eraseRestored({ ...test, now: () => new Date() })).toBe(1);
    expect(await eraseRestored({ ...test, now: () => new Date() })).toBe(0);
    for (const rows of Object.values(await dumpTables(test.db))) expectNoMark(rows, marks);
    expect(await test.db.select({ email: candidates.email }).from(candidates)).toEqual([{ email: 'lain@example.com' }]);
  });

  it('is compared with the list by an index, however many candidates there are', async () => {
    const plan = await planOf(test.db, candidatesNamed(test.db, ['00'.repeat(32), '01'.repeat(32)]));
    expect(plan).toContain('candidates_id_hash_idx');
    expect(plan).not.toContain('Seq Scan');
  });

  it('is recognised by a list without names, in which a line that a crash cut off does no harm', async () => {
    const list = createDeletionList(test.config);
    const file = path.join(test.config.dataDir, 'deleted-candidates.txt');
    expect(await list.read()).toEqual([]);
    await list.add('6f1c2d3e-0000-4000-8000-000000000000');
    appendFileSync(file, 'abc');
    await list.add('6f1c2d3e-0000-4000-8000-000000000000');
    expect(await list.read()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(readFileSync(file, 'utf8')).not.toContain('6f1c2d3e');
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  it('is known where the photos are in a bucket, too', async () => {
    const store = await startObjectStore();
    const before = { ...process.env };
    Object.assign(process.env, OBJECT_STORE_KEY);
    const other = await testApp({ MEDIA_STORE: store.mediaStore });
    try {
      const { id } = await candidateIn(other);
      await eraseCandidate({ ...other, now: () => new Date() }, id);
      expect(await createDeletionList(other.config).read()).toHaveLength(1);
      expect(existsSync(path.join(other.config.dataDir, 'deleted-candidates.txt'))).toBe(false);
    } finally {
      await other.close();
      await store.close();
      process.env = before;
    }
  });
});

it('deletes no candidate while the list of deleted candidates cannot be written', async () => {
  const { id } = await candidateIn(test, { email });
  const broken = { ...test.config, dataDir: path.join(test.config.dataDir, 'file') };
  writeFileSync(broken.dataDir, '');
  await expect(eraseCandidate({ ...test, config: broken, now: () => new Date() }, id)).rejects.toThrow();
  expect(await test.db.$count(candidates)).toBe(1);
});

it('returns false for a candidate who is already deleted', async () => {
  const { id } = await candidateIn(test);
  const erase = () => eraseCandidate({ ...test, now: () => new Date() }, id);
  expect([await erase(), await erase()]).toEqual([true, false]);
});

it('leaves nothing of calls that come at the same moment', async () => {
  const url = '/api/v1/job/job-reference/';
  const [job] = await test.db.select({ id: jobs.id }).from(jobs);
  for (let round = 0; round < 5; round += 1) {
    const { id } = await candidateIn(test, { email, password: PASSWORD });
    const { headers } = await sessionOf(test, id);
    const send = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
      test.app.inject({ method, url: path, headers, payload });
    expect((await send('POST', '/api/v1/job-application/apply/', { job: job?.id })).statusCode).toBe(200);
    const reference = { job_id: job?.id, candidate_id: id, ref: 'disnaker' };
    const [erased, ...responses] = await Promise.all([
      eraseCandidate({ ...test, now: () => new Date() }, id),
      ...Array.from({ length: 4 }, () => send('POST', url, reference)),
      send('POST', '/api/v1/candidate/login/', { email, password: 'Salah!Sekali' }),
      send('POST', '/api/v1/candidate/logout/'),
    ]);
    expect(erased).toBe(true);
    for (const { statusCode } of responses) expect(statusCode).toBeLessThan(500);
    for (const rows of Object.values(await dumpTables(test.db))) expectNoMark(rows, [id, email]);
  }
});

it('stores an event of a deleted candidate without a candidate id', async () => {
  const { id } = await candidateIn(test);
  const event = { kind: 'sign-in-failed' as const, at: new Date(), address: '10.0.0.1' };
  await recordEvents(test.db, { ...event, candidateId: id });
  await eraseCandidate({ ...test, now: () => new Date() }, id);
  await recordEvents(test.db, { ...event, candidateId: id }, { ...event, candidateId: null });
  const rows = await test.db.select({ kind: securityEvents.kind, id: securityEvents.candidateId }).from(securityEvents);
  expect(rows).toEqual([
    { kind: 'deleted', id: null },
    { kind: 'sign-in-failed', id: null },
    { kind: 'sign-in-failed', id: null },
  ]);
});
