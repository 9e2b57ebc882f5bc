import { eq, sql } from 'drizzle-orm';
import { candidateIn, sessionOf, signedIn } from '../../../test/candidates';
import { expectContract } from '../../../test/expect-contract';
import { poison } from '../../../test/poison';
import { testApp } from '../../../test/test-app';
import { emptyTables } from '../../../test/test-database';
import type { TestApp } from '../../../test/test-app';
import { purgeStale } from '../../background/purge-stale';
import { deletedSessions, lastMails } from '../../db/privacy-schema';
import { securityEvents } from '../../db/request-schema';
import { applicationEvents, applications, candidates, jobs, sessions } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { deleteDueAccounts } from './delete-due-accounts';
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dumpTables } from '../../../test/dump-tables';
import { fillMasters } from '../../../test/fill-masters';
import { OBJECT_STORE_KEY, startObjectStore } from '../../../test/object-store';
import { planOf } from '../../../test/plan-of';
import { recordEvents } from '../security-events';
import { createDeletionList } from '../../media-store/deletion-list';
import { candidatesNamed, eraseCandidate, eraseRestored } from './erase-candidate';
import { MARK, PASSWORD, email, filesBelow, fullPerson, mailerOf, queued } from './full-person.fixture';

describe('deletion', () => {
  const PASSWORD = 'Rahasia!Lama';
  const email = 'siti@example.com';
  const DAY = 86_400_000;

  type Headers = Record<string, string>;

  let test: TestApp;
  let jobId: string;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.reset();
    ahead = 0;
    await emptyTables(test.db);
    await upsertJob(test.db, makeJobInput());
    const [job] = await test.db.select({ id: jobs.id }).from(jobs);
    jobId = job?.id ?? '';
  });

  const siti = () => signedIn(test, { email, password: PASSWORD });

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, headers: Headers = {}, payload?: object) {
    const response = await test.app.inject({ method, url: `/api/v1/${path}/`, headers, payload });
    await test.app.tasksDone();
    return response;
  }

  const request = (headers: Headers, password = PASSWORD) => send('POST', 'candidate/deletion', headers, { password });
  const cancel = (headers: Headers) => send('DELETE', 'candidate/deletion', headers);
  const pending = async (headers: Headers) => {
    const response = await send('GET', 'candidate/deletion', headers);
    expectContract('getDeletion', response);
    return response.json().data;
  };
  const signIn = (password = PASSWORD) => send('POST', 'candidate/login', {}, { email, password });
  const apply = (headers: Headers) => send('POST', 'job-application/apply', headers, { job: jobId });
  const kinds = async () =>
    (await test.db.select().from(securityEvents).orderBy(securityEvents.id)).map((row) => row.kind);
  const deleteDue = () =>
    deleteDueAccounts({
      ...test,
      now: () => new Date(Date.now() + ahead),
      mailer: { send: async (mail) => void test.mailbox.push(mail) },
    });
  const subjects = () => test.mailbox.map(({ to, subject }) => [to, subject]);

  let ahead = 0;
  const advance = (milliseconds: number): void => {
    ahead += milliseconds;
    test.advance(milliseconds);
  };

  it('waits seven days, ends other sessions, withdraws open applications and mails a notice', async () => {
    const { id, headers } = await siti();
    const other = await sessionOf(test, id);
    expect((await apply(headers)).statusCode).toBe(200);
    const response = await request(headers);
    expect(response.statusCode).toBe(200);
    expectContract('requestDeletion', response);
    const { requestedAt, deleteAt } = response.json().data as { requestedAt: string; deleteAt: string };
    expect(Date.parse(deleteAt) - Date.parse(requestedAt)).toBe(7 * DAY);
    expect(await pending(headers)).toEqual({ requestedAt, deleteAt });
    expect((await send('GET', 'candidate/profile', other.headers)).statusCode).toBe(401);
    const list = (await send('GET', 'job-application/application-status', headers)).json().data;
    expect(list).toMatchObject([{ outcome: 'withdrawn', outcomeReason: null, outcomeReasonCode: 'accountDeletion' }]);
    const events = await test.db.select().from(applicationEvents).orderBy(applicationEvents.position);
    expect(events).toMatchObject([
      { kind: 'sent' },
      { kind: 'withdrawn', reason: null, reasonCode: 'accountDeletion' },
    ]);
    const history = await send('GET', `job-application/${list[0].id}/events`, headers);
    expectContract('listApplicationEvents', history);
    expect(history.json().data.at(-1)).toMatchObject({ kind: 'withdrawn', reasonCode: 'accountDeletion' });
    expect(subjects()).toEqual([[email, 'Akun Titian Anda akan dihapus']]);
    expect(test.mailbox[0]?.text).toContain('http://titian.test/login');
    expect(await kinds()).toEqual(['deletion-requested', 'session-ended']);
  });

  it('leaves an application that was decided as it is', async () => {
    const { headers } = await siti();
    await apply(headers);
    await test.db.update(applications).set({ outcome: 'rejected', outcomeAt: new Date() });
    await request(headers);
    expect(await test.db.select({ outcome: applications.outcome }).from(applications)).toEqual([
      { outcome: 'rejected' },
    ]);
  });

  it('refuses a wrong password with 4003 and changes nothing', async () => {
    const { headers } = await siti();
    const response = await request(headers, 'Salah!Sekali');
    expect([response.statusCode, response.json().statusCode]).toEqual([401, 4003]);
    expectContract('requestDeletion', response);
    expect(await pending(headers)).toBeNull();
    expect(test.mailbox).toEqual([]);
  });

  it('refuses the eleventh wrong password within a quarter of an hour', async () => {
    const { headers } = await siti();
    for (let i = 0; i < 10; i += 1) expect((await request(headers, 'Salah!Sekali')).statusCode).toBe(401);
    expect((await request(headers)).statusCode).toBe(429);
    expect(await pending(headers)).toBeNull();
  });

  it('changes nothing when it is requested again', async () => {
    const { headers } = await siti();
    const { data } = (await request(headers)).json();
    advance(DAY / 2);
    expect((await request(headers)).json().data).toEqual(data);
    expect(test.mailbox).toHaveLength(1);
  });

  it('is requested once by two calls at once', async () => {
    const { headers } = await siti();
    const both = await Promise.all([request(headers), request(headers)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0].json().data).toEqual(both[1].json().data);
    expect(test.mailbox).toHaveLength(1);
    expect(await kinds()).toEqual(['deletion-requested']);
  });

  it('is cancelled by its candidate, who may then apply again', async () => {
    const { headers } = await siti();
    await apply(headers);
    await request(headers);
    const refused = await apply(headers);
    expect([refused.statusCode, refused.json().statusCode]).toEqual([409, 4006]);
    const response = await cancel(headers);
    expect(response.statusCode).toBe(200);
    expectContract('cancelDeletion', response);
    expect(await pending(headers)).toBeNull();
    expect((await apply(headers)).statusCode).toBe(200);
    expect(subjects().at(-1)).toEqual([email, 'Akun Titian Anda tidak jadi dihapus']);
    expect((await cancel(headers)).statusCode).toBe(200);
    expect(test.mailbox).toHaveLength(2);
  });

  it('is cancelled by signing in, up to its last moment', async () => {
    const { headers } = await siti();
    await request(headers);
    advance(7 * DAY - 60_000);
    await deleteDue();
    expect((await signIn('Salah!Sekali')).statusCode).toBe(401);
    const [row] = await test.db.select().from(candidates);
    expect(row?.deletionRequestedAt).not.toBeNull();
    const { token } = (await signIn()).json().data as { token: string };
    expect(await pending({ authorization: `Bearer ${token}` })).toBeNull();
    advance(60_000);
    await deleteDue();
    expect(await test.db.$count(candidates)).toBe(1);
    expect(await kinds()).toContain('deletion-cancelled');
  });

  it('cannot be cancelled once its time has come, also before the account is deleted', async () => {
    const { headers } = await siti();
    await request(headers);
    advance(7 * DAY);
    const signedInAgain = await signIn();
    expect([signedInAgain.statusCode, signedInAgain.json().statusCode]).toEqual([401, 4003]);
    expect((await cancel(headers)).statusCode).toBe(401);
    await deleteDue();
    expect(await test.db.$count(candidates)).toBe(0);
  });

  it('deletes the account, mails its address, and then no longer stores the address', async () => {
    const { id, headers } = await siti();
    await candidateIn(test, { email: 'lain@example.com' });
    await request(headers);
    advance(7 * DAY);
    await deleteDue();
    expect(await test.db.select({ email: candidates.email }).from(candidates)).toEqual([{ email: 'lain@example.com' }]);
    expect(await test.db.$count(lastMails)).toBe(1);
    await test.app.tasksDone();
    expect(subjects().at(-1)).toEqual([email, 'Akun Titian Anda telah dihapus']);
    expect(await test.db.$count(lastMails)).toBe(0);
    expect((await send('GET', 'candidate/profile', headers)).statusCode).toBe(401);
    const events = await test.db.select().from(securityEvents);
    expect(events.filter(({ candidateId }) => candidateId === id)).toEqual([]);
    expect(events.map(({ kind, address }) => [kind, address])).toEqual([['deleted', null]]);
  });

  it('deletes it though no mail can be sent, and gives the address up after three days', async () => {
    const { headers } = await siti();
    await request(headers);
    advance(7 * DAY);
    await deleteDue();
    test.mailFailure = new Error('mail server down');
    await test.app.runAllJobs();
    expect(await test.db.$count(candidates)).toBe(0);
    expect(await test.db.$count(lastMails)).toBe(1);
    advance(3 * DAY + 60_000);
    await purgeStale(test.db, new Date(Date.now() + ahead));
    expect(await test.db.$count(lastMails)).toBe(0);
  });

  it('sets aside an account that cannot be deleted, deletes the others, and tries again', async () => {
    const deletionRequestedAt = new Date(Date.now() - 8 * DAY);
    const poisoned = await candidateIn(test, { deletionRequestedAt });
    await candidateIn(test, { deletionRequestedAt });
    const heal = await poison(test.db, 'delete', candidates, `old.id = '${poisoned.id}'`);
    await deleteDue();
    await test.app.runAllJobs();
    await deleteDue();
    expect(await test.db.select({ id: candidates.id }).from(candidates)).toEqual([{ id: poisoned.id }]);
    await heal();
    await test.app.runAllJobs();
    expect(await test.db.$count(candidates)).toBe(0);
  });

  it('mails the end once where two servers delete at once', async () => {
    const { headers } = await siti();
    await request(headers);
    advance(7 * DAY);
    await Promise.all([deleteDue(), deleteDue()]);
    await test.app.tasksDone();
    expect(subjects().filter(([, subject]) => subject === 'Akun Titian Anda telah dihapus')).toHaveLength(1);
    expect(await kinds()).toEqual(['deleted']);
  });

  it('lets no application stay open that comes at the same moment', async () => {
    const { id, headers } = await siti();
    const [applied] = await Promise.all([apply(headers), request(headers)]);
    const open = await test.db.select().from(applications).where(eq(applications.candidateId, id));
    // Before the request: withdrawn by it; after it: refused.
    if (applied.statusCode === 200) expect(open).toMatchObject([{ outcome: 'withdrawn' }]);
    else expect([applied.json().statusCode, open]).toEqual([4006, []]);
  });

  it('is no way to keep a session that a new password ended meanwhile', async () => {
    const { id, headers } = await siti();
    const other = await sessionOf(test, id);
    const payload = { old: PASSWORD, new: 'Rahasia!Baru' };
    const [, deletion] = await Promise.all([
      send('POST', 'candidate/change-password', headers, payload),
      request(other.headers),
    ]);
    const [row] = await test.db
      .select({ requestedAt: candidates.deletionRequestedAt })
      .from(candidates)
      .where(eq(candidates.id, id));
    expect(deletion.statusCode === 200).toBe(row?.requestedAt !== null);
  });

  it('is limited to five requests in an hour, also when each one is cancelled', async () => {
    const { headers } = await siti();
    for (let i = 0; i < 5; i += 1) {
      expect((await request(headers)).statusCode).toBe(200);
      expect((await cancel(headers)).statusCode).toBe(200);
    }
    expect((await request(headers)).statusCode).toBe(429);
  });

  describe('after a change of the e-mail address', () => {
    const NEW = 'siti.baru@example.com';
    const tokenOf = (to: string, subject: string) =>
      test.mailbox.findLast((mail) => mail.to === to && mail.subject === subject)?.link.split('token=')[1] ?? '';

    async function changed(headers: Headers): Promise<void> {
      await send('POST', 'candidate/change-email', headers, { email: NEW, password: PASSWORD });
      const token = tokenOf(NEW, 'Konfirmasi email baru akun Titian Anda');
      expect((await send('POST', 'candidate/confirm-email', {}, { token })).statusCode).toBe(200);
    }
    const undo = (token: string) => send('POST', 'candidate/undo-email', {}, { token });

    it.each(['Email akun Titian Anda telah diubah', 'Akun Titian Anda akan dihapus'])(
      'is cancelled when the change is undone with the link of "%s"',
      async (subject) => {
        const { id, headers } = await siti();
        await changed(headers);
        await request(headers);
        const token = tokenOf(email, subject);
        expect((await undo(token)).statusCode).toBe(200);
        const [row] = await test.db.select().from(candidates).where(eq(candidates.id, id));
        expect(row).toMatchObject({ email, deletionRequestedAt: null });
        advance(7 * DAY);
        await deleteDue();
        expect(await test.db.$count(candidates)).toBe(1);
        expect(subjects()).toContainEqual([email, 'Akun Titian Anda tidak jadi dihapus']);
        expect(await kinds()).toContain('deletion-cancelled');
      },
    );

    it('leaves one use to the two links together', async () => {
      const { headers } = await siti();
      await changed(headers);
      await request(headers);
      expect((await undo(tokenOf(email, 'Akun Titian Anda akan dihapus'))).statusCode).toBe(200);
      expect((await undo(tokenOf(email, 'Email akun Titian Anda telah diubah'))).json().statusCode).toBe(4006);
    });

    it('tells the old address of begin and end, while it can undo the change', async () => {
      const { headers } = await siti();
      await changed(headers);
      advance(DAY / 2);
      expect((await request(headers)).statusCode).toBe(200);
      advance(7 * DAY);
      await deleteDue();
      await test.app.tasksDone();
      for (const subject of ['Akun Titian Anda akan dihapus', 'Akun Titian Anda telah dihapus']) {
        const told = test.mailbox.filter((mail) => mail.subject === subject).map(({ to }) => to);
        expect(told.sort()).toEqual([NEW, email]);
      }
      expect(await test.db.$count(lastMails)).toBe(0);
    });

    it('tells the old address nothing once it cannot undo the change any more', async () => {
      const { headers } = await siti();
      await changed(headers);
      advance(7 * DAY + 60_000);
      const { token } = (await send('POST', 'candidate/login', {}, { email: NEW, password: PASSWORD })).json().data;
      expect((await request({ authorization: `Bearer ${token as string}` })).statusCode).toBe(200);
      advance(7 * DAY);
      await deleteDue();
      await test.app.tasksDone();
      const told = test.mailbox.filter(({ subject }) => /dihapus$/.test(subject)).map(({ to }) => to);
      expect(told).toEqual([NEW, NEW]);
    });
  });

  describe('responses to the other devices', () => {
    const refusal = async (headers: Headers) => {
      const response = await send('GET', 'candidate/profile', headers);
      expectContract('getProfile', response);
      return response.json();
    };

    it('is when the account is deleted, before and after, for as long as they have their cookie', async () => {
      const { id, headers } = await siti();
      const other = await sessionOf(test, id);
      const { deleteAt } = (await request(headers)).json().data as { deleteAt: string };
      expect(await refusal(other.headers)).toMatchObject({ statusCode: 4001, deleteAt });
      await purgeStale(test.db, new Date());
      expect(await refusal(other.headers)).toMatchObject({ deleteAt });

      advance(7 * DAY);
      await deleteDue();
      for (const session of [other.headers, headers]) {
        const told = (await refusal(session)) as { deleteAt: string };
        expect(Date.parse(told.deleteAt)).toBeGreaterThanOrEqual(Date.parse(deleteAt));
        expect(Date.parse(told.deleteAt)).toBeLessThanOrEqual(Date.now() + ahead);
      }
      await purgeStale(test.db, new Date(Date.now() + ahead + 29 * DAY));
      expect(await refusal(other.headers)).toHaveProperty('deleteAt');
      await purgeStale(test.db, new Date(Date.now() + ahead + 31 * DAY));
      expect(await refusal(other.headers)).not.toHaveProperty('deleteAt');
    });

    it('is nothing of a deletion where there is none, or was one that was cancelled', async () => {
      const { id, headers } = await siti();
      const other = await sessionOf(test, id);
      await request(headers);
      await cancel(headers);
      expect(await refusal(other.headers)).not.toHaveProperty('deleteAt');
      expect(await refusal({ authorization: 'Bearer unknown' })).not.toHaveProperty('deleteAt');
      await purgeStale(test.db, new Date());
      expect(await test.db.$count(sessions, eq(sessions.candidateId, id))).toBe(1);
    });
  });
});

describe('erase a candidate', () => {
  /** After a deletion nothing of the person is left: neither in any table, nor in the queue, nor in a file. */

  const DAY = 86_400_000;

  /** Tables whose rows belong to no candidate, apart from those of the migrations and the queue themselves. */
  const IMPERSONAL_TABLES = [
    'cities',
    'companies',
    'company_answers',
    'data_stamps',
    'education_items',
    'jobs',
    'locations',
    'master_items',
    'push_keys',
    'removed_jobs',
    'search_words',
  ];

  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
    await fillMasters(test.db);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.reset();
    await emptyTables(test.db, true);
    const { dataDir } = test.config;
    for (const name of readdirSync(dataDir)) rmSync(path.join(dataDir, name), { recursive: true });
    await upsertJob(test.db, makeJobInput());
  });

  const expectNoMark = (text: string, marks: readonly string[]): void => {
    for (const mark of marks) expect(text).not.toContain(mark);
  };

  it('knows every table: the person has a row in each one with data of candidates', async () => {
    await fullPerson(test);
    // The address to which it is sent exists for an instant only; see the tests of the deletion.
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
      expect(await test.db.select({ email: candidates.email }).from(candidates)).toEqual([
        { email: 'lain@example.com' },
      ]);
    });

    it('loses a candidate who cannot be deleted at the start a little later', async () => {
      const [poisoned, other] = [await candidateIn(test), await candidateIn(test)];
      for (const { id } of [poisoned, other]) await createDeletionList(test.config).add(id);
      const heal = await poison(test.db, 'delete', candidates, `old.id = '${poisoned.id}'`);
      expect(await eraseRestored({ ...test, now: () => new Date() })).toBe(1);
      expect(await test.db.select({ id: candidates.id }).from(candidates)).toEqual([{ id: poisoned.id }]);
      await heal();
      await test.app.runAllJobs();
      expect(await test.db.$count(candidates)).toBe(0);
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
      const other = await testApp({ MEDIA_STORE: store.mediaStore }, {}, test);
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
    const rows = await test.db
      .select({ kind: securityEvents.kind, id: securityEvents.candidateId })
      .from(securityEvents);
    expect(rows).toEqual([
      { kind: 'deleted', id: null },
      { kind: 'sign-in-failed', id: null },
      { kind: 'sign-in-failed', id: null },
    ]);
  });
});
