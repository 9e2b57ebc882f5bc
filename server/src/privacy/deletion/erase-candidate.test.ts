/** After a deletion nothing of the person is left: neither in any table, nor in the queue, nor in a file. */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { candidateIn, sessionOf } from '../../../test/candidates';
import { SECTION_BODIES } from '../../../test/contract-calls';
import { dumpTables } from '../../../test/dump-tables';
import { OBJECT_STORE_KEY, startObjectStore } from '../../../test/object-store';
import { planOf } from '../../../test/plan-of';
import { testApp, type TestApp } from '../../../test/test-app';
import { enqueue } from '../../background/enqueue';
import { dataExportParts, dataExports, lastMails } from '../../db/privacy-schema';
import { candidates, emailChanges, jobs, pendingRegistrations } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJob } from '../../jobs/job-store';
import { createMailer } from '../../mail/create-mailer';
import { confirmEmailMail, newPasswordMail } from '../../mail/account-mails';
import { formOf, picture } from '../../profile/profile-form.fixture';
import { seedMasters } from '../../seed/seed-masters';
import { deleteDueAccounts } from './delete-due-accounts';
import { createDeletionList } from './deletion-list';
import { candidatesNamed, eraseCandidate, eraseRestored } from './erase-candidate';

const PASSWORD = 'Rahasia!Lama';
const DAY = 86_400_000;

/** Stands in every text that this person gives, and nowhere else. */
const MARK = 'Zyxwvut';
const email = `${MARK}.siti@example.com`.toLowerCase();
const newEmail = `${MARK}.baru@example.com`.toLowerCase();
const PHONE = '+6281299887766';

/** Tables with rows of nobody's, beside those that the migrations and the queue keep of themselves. */
const OF_NOBODY = [
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

const mailerOf = ({ config }: TestApp) => createMailer(config, () => undefined);

/** What a candidate words as they like. */
const FREE_TEXT =
  /^(description|additional_?info|organization_?name|organizationOrEvent|company_?name|companyName|skill)$/i;

const withMark = (value: unknown): unknown => (Array.isArray(value) ? value.map(withMark) : `${MARK} ${String(value)}`);

/** Puts the mark before each free text of a record. */
const marked = (body: object): object =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, FREE_TEXT.test(key) ? withMark(value) : value]));

/** A person who has used all that there is. Gives back their id and everything that belongs to them alone. */
async function fullPerson(app: TestApp) {
  const { id } = await candidateIn(app, { email, password: PASSWORD, name: `${MARK} Siti`, phoneNumber: PHONE });
  const { headers, token } = await sessionOf(app, id);
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, more = {}) => {
    const response = await app.app.inject({ method, url: `/api/v1/${url}`, headers: { ...headers, ...more }, payload });
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`);
    return response.json().data;
  };
  for (const [url, body] of Object.entries(SECTION_BODIES)) await send('POST', url.slice(1), marked(body));
  const photo = await picture(600, 400).jpeg().toBuffer();
  const form = formOf(
    { name: 'image', value: photo, filename: 'foto.jpg', type: 'image/jpeg' },
    { name: 'about', value: `${MARK} rajin` },
    { name: 'identityNumber', value: '3404011234567890' },
    { name: 'detailLocation', value: `Jalan ${MARK}` },
  );
  const { image } = await send('PUT', 'candidate/profile/', form.payload as never, form.headers);
  const [job] = await app.db.select({ id: jobs.id }).from(jobs);
  await send('POST', 'job-application/apply/', { job: job?.id }, { 'idempotency-key': 'key-1' });
  await send('POST', 'job/job-reference/', { job_id: job?.id, candidate_id: id, ref: 'disnaker' });
  await send('POST', 'job/report/', { job: job?.id, reason: 'other', text: `${MARK} tahu`, contact: email });
  const payload = { email, password: PASSWORD };
  await app.app.inject({ method: 'POST', url: '/api/v1/candidate/login/', payload });
  await send('POST', 'candidate/change-email/', { email: newEmail, password: PASSWORD });
  await app.db.insert(pendingRegistrations).values({
    candidateId: id,
    name: `${MARK} Siti`,
    phoneNumber: PHONE,
    passwordHash: 'none',
    termsVersion: '1',
    createdAt: new Date(),
  });
  const [stored] = await app.db
    .insert(dataExports)
    .values({ candidateId: id, status: 'ready', createdAt: new Date() })
    .returning();
  await app.db.insert(dataExportParts).values({ exportId: stored?.id ?? '', position: 0, content: Buffer.from(MARK) });
  await app.app.tasksDone();
  // A job of each kind of payload that waits.
  const [change] = await app.db.select().from(emailChanges);
  await enqueue(app.db, 'mail-new-password', { candidateId: id }, new Date());
  await enqueue(app.db, 'mail-confirm-email', { emailChangeId: change?.id ?? '' }, new Date());
  await mailerOf(app).send(newPasswordMail('http://titian.test', { name: `${MARK} Siti`, email }));
  await mailerOf(app).send(confirmEmailMail('http://titian.test', { email: newEmail, token: 'x', validHours: 1 }));
  return { id, headers, token, image: String(image), marks: [MARK, MARK.toLowerCase(), PHONE, '3404011234567890', id] };
}

/** What waits in the queue, as text. */
async function queued({ db }: TestApp): Promise<string> {
  const { rows } = (await db.execute(sql`select data::text from pgboss.job`)) as unknown as { rows: unknown[] };
  return JSON.stringify(rows);
}

/** Every file below a folder that exists. */
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name))
        .filter((file) => statSync(file).isFile())
    : [];

const expectNoMark = (text: string, marks: readonly string[]): void => {
  for (const mark of marks) expect(text).not.toContain(mark);
};

it('knows every table: the person has a row in each that is not nobody’s', async () => {
  await fullPerson(test);
  // Where it is sent stands for an instant only; see deletion.test.ts.
  await test.db.insert(lastMails).values({ email, createdAt: new Date() });
  const empty = Object.entries(await dumpTables(test.db, OF_NOBODY))
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

it('keeps the report of a vacancy without who wrote it, and what', async () => {
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

  it('is rid of the deleted at the next start, and of nobody else', async () => {
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

  it('is known by a list that names nobody, of which a line that a crash cut off does no harm', async () => {
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

it('deletes nobody while the list of deleted candidates cannot be written', async () => {
  const { id } = await candidateIn(test, { email });
  const broken = { ...test.config, dataDir: path.join(test.config.dataDir, 'file') };
  writeFileSync(broken.dataDir, '');
  await expect(eraseCandidate({ ...test, config: broken, now: () => new Date() }, id)).rejects.toThrow();
  expect(await test.db.$count(candidates)).toBe(1);
});

it('gives back false for somebody who is gone already', async () => {
  const { id } = await candidateIn(test);
  const erase = () => eraseCandidate({ ...test, now: () => new Date() }, id);
  expect([await erase(), await erase()]).toEqual([true, false]);
});
