import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../../test/test-database';
import type { Db } from '../db/client';
import * as chunks from '../db/in-chunks';
import { companies, jobs } from '../db/schema';
import { makeJobInput } from './job-input.fixture';
import { upsertJob, upsertJobs } from './job-store';
import { SIGNALS_VERSION } from './signals/find-job-signals';
import { DOCUMENT_VERSION } from './search';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await testDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await db.delete(jobs);
  await db.delete(companies);
});

async function storedJob(sourceId = 'job-1') {
  const [row] = await db.select().from(jobs).where(eq(jobs.sourceId, sourceId));
  if (!row) throw new Error('No such job.');
  return row;
}

/** Changes with every write to a row, even one of the same values. */
const version = () => db.select({ version: sql`xmin::text` }).from(jobs);

describe('upsertJob', () => {
  it('stores a new job with its company', async () => {
    expect(await upsertJob(db, makeJobInput())).toBe('created');
    const { id, companyId, contentHash, searchDocument, searchVersion, importOrder, ...row } = await storedJob();
    expect(row).toMatchObject({
      slug: expect.stringMatching(/^staf-administrasi-pt-contoh-abadi-/),
      signals: [],
      signalsVersion: SIGNALS_VERSION,
      title: 'Staf Administrasi',
      titleKey: 'staf administrasi',
      status: 'open',
      closedAt: null,
      closedBy: null,
      workingType: 'fulltime',
      workingTypes: null,
      workplace: 'wfo',
      deadline: '2099-12-31',
      deadlineAt: null,
      closesAt: new Date('2099-12-31T17:00:00Z'),
      createdAt: new Date('2026-11-01T02:00:00.000Z'),
      revision: 0,
      revisedAt: null,
      locationId: null,
      cityId: null,
      description: '<p>Mengelola dokumen kantor.</p>',
      requirements: '<ul><li>Teliti</li></ul>',
      functionOfInterest: 'Administrasi',
      industry: 'Jasa Perusahaan',
      minSalary: 3_000_000,
      maxSalary: 4_500_000,
      salaryPeriod: null,
      stated: null,
      minEducation: 'SMK',
      minExperienceMonths: 12,
      openings: 2,
      benefits: ['BPJS Kesehatan', 'Upah Lembur'],
      source: 'contoh',
      sourceId: 'job-1',
    });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(contentHash).not.toBe('');
    expect(searchDocument).toContain("'dokumen'");
    expect(searchDocument).toContain("'A:administrasi'");
    expect(searchVersion).toBe(DOCUMENT_VERSION);
    expect(importOrder).toBeGreaterThan(0);
    expect(await db.select().from(companies)).toEqual([
      { id: companyId, name: 'PT Contoh Abadi', logo: null, banner: null, logoSource: null, bannerSource: null },
    ]);
  });

  it('leaves a job with the same content unchanged', async () => {
    await upsertJob(db, makeJobInput());
    const before = await version();
    expect(await upsertJob(db, makeJobInput())).toBe('unchanged');
    expect(await version()).toEqual(before);
  });

  it('updates a job whose content is new, and keeps its id and its address', async () => {
    await upsertJob(db, makeJobInput());
    const before = await storedJob();
    expect(await upsertJob(db, makeJobInput({ title: 'Kepala Administrasi', benefits: [] }))).toBe('updated');
    const after = await storedJob();
    expect(after).toMatchObject({ id: before.id, slug: before.slug, title: 'Kepala Administrasi', benefits: [] });
    expect(await upsertJob(db, makeJobInput({ title: 'Kepala Administrasi', benefits: [] }))).toBe('unchanged');
  });

  it.each([
    ['deadline', { deadline: null }],
    ['hour of the deadline', { deadlineAt: new Date('2099-12-31T05:00:00Z') }],
    ['kind of work', { workingTypes: ['fulltime' as const, 'parttime' as const] }],
    ['date of posting', { createdAt: new Date('2026-11-02T02:00:00.000Z') }],
    ['salary', { maxSalary: null }],
    ['status', { status: 'closed' as const }],
    ['company', { company: { name: 'PT Lain', logo: null, banner: null } }],
    ['requirements', { requirements: '<ul><li>Jujur</li></ul>' }],
  ])('notices a new %s', async (_what, change) => {
    await upsertJob(db, makeJobInput());
    expect(await upsertJob(db, makeJobInput(change))).toBe('updated');
  });

  it('keeps the hour of a deadline and further kinds of work as long as its source states them', async () => {
    const deadlineAt = new Date('2099-12-31T05:00:00Z');
    const workingTypes = ['fulltime' as const, 'parttime' as const];
    await upsertJobs(db, [makeJobInput({ deadlineAt, workingTypes }), makeJobInput({ sourceId: 'lain' })]);
    expect((await db.select().from(jobs).orderBy(jobs.sourceId))[0]).toMatchObject({
      deadlineAt,
      closesAt: deadlineAt,
      workingTypes,
    });
    await upsertJob(db, makeJobInput());
    expect((await db.select().from(jobs).orderBy(jobs.sourceId))[0]).toMatchObject({
      deadlineAt: null,
      closesAt: new Date('2099-12-31T17:00:00Z'),
      workingTypes: null,
    });
  });

  it('sanitises description and requirements', async () => {
    const hostile = '<p onclick="x()">a</p><script>x()</script>';
    await upsertJob(db, makeJobInput({ description: hostile, requirements: hostile }));
    expect(await storedJob()).toMatchObject({ description: '<p>a</p>', requirements: '<p>a</p>' });
  });

  it('dates an undated job by its first storing and keeps that date', async () => {
    const start = Date.now();
    expect(await upsertJob(db, makeJobInput({ createdAt: null }))).toBe('created');
    const { createdAt } = await storedJob();
    expect(Math.abs(createdAt.getTime() - start)).toBeLessThan(60_000);
    expect(await upsertJob(db, makeJobInput({ createdAt: null }))).toBe('unchanged');
    expect(await upsertJob(db, makeJobInput({ createdAt: null, title: 'Baru' }))).toBe('updated');
    expect((await storedJob()).createdAt).toEqual(createdAt);
  });

  it('takes the same id at two sources for two jobs', async () => {
    await upsertJob(db, makeJobInput({ source: 'a' }));
    expect(await upsertJob(db, makeJobInput({ source: 'b' }))).toBe('created');
  });

  it('stores quotes and other signs of SQL as they stand', async () => {
    const title = `Staf'); drop table jobs; -- "x" \\ $1 %s`;
    await upsertJob(db, makeJobInput({ title }));
    expect((await storedJob()).title).toBe(title);
  });
});

describe('the closing of a job', () => {
  const closedBy = async (who: 'operator' | 'feed') => {
    await upsertJob(db, makeJobInput());
    const since = new Date('2026-11-05T00:00:00Z');
    await db.update(jobs).set({ status: 'closed', closedAt: since, closedBy: who });
    return since;
  };

  it('remembers since when', async () => {
    const start = Date.now();
    await upsertJob(db, makeJobInput({ status: 'closed' }));
    const { closedAt, closedBy: who } = await storedJob();
    expect(closedAt?.getTime()).toBeGreaterThanOrEqual(start);
    expect(who).toBe('feed');
    await upsertJob(db, makeJobInput({ status: 'closed', title: 'Lain' }));
    expect((await storedJob()).closedAt).toEqual(closedAt);
  });

  it('ends when its source says that it is open again', async () => {
    await closedBy('feed');
    await upsertJob(db, makeJobInput({ title: 'Lain' }));
    expect(await storedJob()).toMatchObject({ status: 'open', closedAt: null, closedBy: null });
  });

  it('stays when an operator did it, whatever its source says', async () => {
    const since = await closedBy('operator');
    await upsertJob(db, makeJobInput({ title: 'Lain' }));
    expect(await storedJob()).toMatchObject({
      title: 'Lain',
      status: 'closed',
      closedAt: since,
      closedBy: 'operator',
    });
  });
});

describe('the company of a job', () => {
  const withLogo = (sourceId: string, logo: string | null) =>
    makeJobInput({ sourceId, company: { name: 'PT Contoh Abadi', logo, banner: null } });
  const logos = async () => (await db.select().from(companies)).map(({ logo }) => logo);

  it('is stored once for all its jobs, with the image that any of them has', async () => {
    await upsertJobs(db, [withLogo('1', null), withLogo('2', '/media/a.webp'), withLogo('3', null)]);
    expect(await logos()).toEqual(['/media/a.webp']);
  });

  it('keeps its image when a job has none, and takes a new one', async () => {
    await upsertJob(db, withLogo('1', '/media/a.webp'));
    await upsertJob(db, withLogo('2', null));
    expect(await logos()).toEqual(['/media/a.webp']);
    expect(await upsertJob(db, withLogo('1', '/media/b.webp'))).toBe('updated');
    expect(await logos()).toEqual(['/media/b.webp']);
  });
});

describe('upsertJobs', () => {
  it('reports the outcome of each of many jobs in the given order', async () => {
    // More with a date than one statement stores, and some without.
    const { inChunks } = jest.requireActual<typeof chunks>('../db/in-chunks');
    const inStatements = jest.spyOn(chunks, 'inChunks').mockImplementation((items) => inChunks(items, 5));
    const many = Array.from({ length: 15 }, (_, index) =>
      makeJobInput({ sourceId: `job-${index}`, createdAt: index % 5 ? new Date('2026-11-01T00:00:00Z') : null }),
    );
    expect(new Set(await upsertJobs(db, many))).toEqual(new Set(['created']));
    expect(await db.$count(jobs)).toBe(15);

    const changed = many.map((job, index) => (index === 14 ? { ...job, title: 'Lain' } : job));
    const added = [...changed, makeJobInput({ sourceId: 'baru' })];
    const expected = added.map((_, index) => (index === 14 ? 'updated' : index === 15 ? 'created' : 'unchanged'));
    expect(await upsertJobs(db, added)).toEqual(expected);
    inStatements.mockRestore();
  });

  it('stores none of the jobs when one cannot be stored', async () => {
    const impossible = makeJobInput({ sourceId: '2', cityId: 999_999 });
    await expect(upsertJobs(db, [makeJobInput({ sourceId: '1' }), impossible])).rejects.toThrow();
    expect(await db.$count(jobs)).toBe(0);
    expect(await db.$count(companies)).toBe(0);
  });

  it('has nothing to do without jobs', async () => {
    expect(await upsertJobs(db, [])).toEqual([]);
  });
});
