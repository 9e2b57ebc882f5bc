import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../../test/test-database';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import { importJobs, type ImportOptions } from './import-jobs';
import { ImportError, readFeed } from '@titian/job-feeds';

const fixture = readFileSync(path.join(__dirname, 'job-postings.fixture.json'), 'utf8');

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await testDatabase());
  await db.insert(locations).values({ id: 34, name: 'Daerah Istimewa Yogyakarta' });
  await db.insert(cities).values({ id: 3404, name: 'Kabupaten Sleman', locationId: 34 });
});
afterAll(() => close());
beforeEach(async () => {
  await db.delete(jobs);
  await db.delete(companies);
});

const run = (json: string, options?: ImportOptions) => importJobs(db, readFeed(json, 'jobs.json'), options);
const now = new Date('2026-11-25T00:00:00Z');
const none = { created: 0, updated: 0, unchanged: 0, merged: 0, closed: 0, refused: 0 };
const posting = (values: object = {}) => ({
  '@type': 'JobPosting',
  title: 'Kasir',
  hiringOrganization: 'Toko Contoh',
  datePosted: '2026-11-01',
  ...values,
});

describe('importJobs', () => {
  it('stores every sound row and reports each other one by its line', async () => {
    expect(await run(fixture, { now })).toEqual({
      counts: { ...none, created: 4, merged: 1, refused: 3 },
      refused: [
        { line: 20, text: 'title is missing' },
        { line: 38, text: 'it is no JobPosting: not an object' },
        { line: 59, text: 'title is not text' },
      ],
      merged: [{ line: 32, text: 'it is the same job as on line 4' }],
      warnings: [
        { line: 25, kind: 'unreadable-date', text: 'datePosted is left out: "2026-02-30" is no date' },
        { line: 41, kind: 'unknown-place', text: 'jobLocation is left out: "Atlantis" is no known place' },
        { line: 41, kind: 'unclear-pay', text: 'baseSalary is left out: it is paid by "SHIFT"' },
      ],
      warningKinds: {
        'unreadable-date': { count: 1, lines: [25] },
        'unknown-place': { count: 1, lines: [41] },
        'unclear-pay': { count: 1, lines: [41] },
      },
    });
    const stored = await db.select().from(jobs).orderBy(jobs.title);
    expect(stored).toMatchObject([
      {
        title: 'Juru Masak',
        locationId: 34,
        cityId: null,
        minSalary: null,
        stated: { salary: 'Rp 20.000 per SHIFT' },
        source: 'url',
        workplace: null,
      },
      { title: 'Kasir', sourceId: '3' },
      { title: 'Penulis lepas', workingType: 'freelance', workplace: 'remote', deadline: null },
      {
        title: 'Staf Gudang',
        description: '<p>Menata barang.</p>',
        requirements: '<ul><li>Pendidikan: Diploma, Sarjana</li></ul>',
        locationId: 34,
        cityId: 3404,
        deadline: '2099-12-14',
      },
    ]);
  });

  it('changes nothing when the same file comes again', async () => {
    await run(fixture);
    const before = await db.select().from(jobs).orderBy(jobs.id);
    expect((await run(fixture)).counts).toEqual({ ...none, unchanged: 4, merged: 1, refused: 3 });
    expect(await db.select().from(jobs).orderBy(jobs.id)).toEqual(before);
  });

  it('stores pay, education, experience and openings, and changes nothing at the second time', async () => {
    const rows = JSON.stringify(
      posting({
        baseSalary: { currency: 'IDR', value: { minValue: 6e6, maxValue: 4e6, unitText: 'MONTH' } },
        educationRequirements: ['Sarjana', 'Diploma'],
        experienceRequirements: 'Minimal 2 tahun',
        totalJobOpenings: 3,
      }),
    );
    expect((await run(rows)).counts).toEqual({ ...none, created: 1 });
    const stored = await db.select().from(jobs);
    expect(stored).toMatchObject([
      { minSalary: 4e6, maxSalary: 6e6, minEducation: 'D3', minExperienceMonths: 24, openings: 3 },
    ]);
    expect((await run(rows)).counts).toEqual({ ...none, unchanged: 1 });
    expect(await db.select().from(jobs)).toEqual(stored);
  });

  it('stores the period of the pay, and forgets it with the pay', async () => {
    const paid = (unitText: string) =>
      JSON.stringify(posting({ baseSalary: { currency: 'IDR', value: { value: 2_000_000, unitText } } }));
    await run(paid('DAY'));
    expect(await db.select().from(jobs)).toMatchObject([{ minSalary: 2e6, salaryPeriod: 'day', stated: null }]);
    await run(paid('per proyek'));
    const stated = { salary: 'Rp 2.000.000 per proyek' };
    expect(await db.select().from(jobs)).toMatchObject([{ minSalary: null, salaryPeriod: null, stated }]);
    await run(paid('MONTH'));
    expect(await db.select().from(jobs)).toMatchObject([{ minSalary: 2e6, salaryPeriod: null, stated: null }]);
  });

  it('updates a job whose row has changed, and no job that the file does not name', async () => {
    await run(fixture);
    const changed = JSON.stringify(
      posting({
        identifier: { name: 'Bursa Contoh', value: '1' },
        title: 'Kepala Gudang',
        hiringOrganization: 'PT Contoh',
      }),
    );
    expect((await run(changed)).counts).toEqual({ ...none, updated: 1 });
    const titles = (await db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Juru Masak', 'Kasir', 'Kepala Gudang', 'Penulis lepas']);
  });

  it('reads repaired rows on a later import', async () => {
    await run(fixture);
    const mended = fixture.replace('2026-02-30', '2026-02-28').replace('"title": 5', '"title": "Satpam"');
    expect((await run(mended)).counts).toEqual({
      ...none,
      created: 1,
      updated: 1,
      unchanged: 3,
      merged: 1,
      refused: 2,
    });
  });

  it.each([
    ['one object', posting()],
    ['an array', [posting()]],
    ['a graph', { '@context': 'https://schema.org', '@graph': [posting()] }],
  ])('reads %s', async (_what, json) => {
    expect((await run(JSON.stringify(json))).counts.created).toBe(1);
  });

  it('stores texts of all kinds as they stand', async () => {
    const titles = ["Ma'ruf; drop table jobs--", '经理 👩‍💻', 'a < b & "c"', '\\u0000', '${x} {{y}} %s'];
    const rows = titles.map((title) => posting({ title }));
    expect((await run(JSON.stringify(rows))).counts).toMatchObject({ created: titles.length, refused: 0 });
    const stored = (await db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title);
    expect(stored.sort()).toEqual([...titles].sort());
  });

  it('reports what no row should hold instead of failing over it', async () => {
    const hostile = [
      '{"@type": "JobPosting", "__proto__": {"title": "x"}, "hiringOrganization": "y"}',
      '{"@type": "JobPosting", "title": "\\u0000", "hiringOrganization": "y"}',
      `{"@type": "JobPosting", "title": "x", "hiringOrganization": ${'['.repeat(99_999)}${']'.repeat(99_999)}}`,
      '{"@type": {"@type": "JobPosting"}}',
      `{"@type": ${'['.repeat(99_999)}${']'.repeat(99_999)}}`,
      '{}',
      '[[null]]',
    ];
    const { counts, refused } = await run(`[\n${hostile.join(',\n')},\n${JSON.stringify(posting())}\n]`);
    expect(counts).toEqual({ ...none, created: 1, refused: hostile.length });
    expect(refused.map(({ line }) => line)).toEqual(hostile.map((_, index) => index + 2));
  });
});

describe('duplicates', () => {
  const slugs = async () => (await db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title).sort();
  const ofFeed = (name: string, value: string, values: object = {}) =>
    posting({ identifier: { name, value }, ...values });
  const sleman = { jobLocation: 'Sleman' };

  it('of one source and id become one job, which takes what it lacks from the others', async () => {
    const { counts } = await run(
      JSON.stringify([ofFeed('A', '1'), ofFeed('A', '1', { title: ' KASIR', industry: 'Ritel', ...sleman })]),
    );
    expect(counts).toEqual({ ...none, created: 1, merged: 1 });
    expect(await db.select().from(jobs)).toMatchObject([{ title: 'Kasir', industry: 'Ritel', cityId: 3404 }]);
  });

  const sourceIds = async () => (await db.select({ id: jobs.sourceId }).from(jobs)).map(({ id }) => id).sort();

  it.each([
    ['an identifier', { identifier: { name: 'A', value: '1' } }],
    ['an address', { url: 'https://contoh.example/gabung' }],
  ])('are none where they share %s and differ in title, company or place', async (_what, shared) => {
    const rows = [
      posting({ ...shared, jobLocation: 'Sleman' }),
      posting({ ...shared, jobLocation: 'Antah Berantah' }),
      posting({ ...shared, jobLocation: 'Antah Barantah' }),
      posting({ ...shared, jobLocation: 'Sleman', title: 'Guru' }),
      posting({ ...shared, jobLocation: 'Sleman', hiringOrganization: 'Toko Lain' }),
      posting({ ...shared, jobLocation: 'Kab. Sleman', title: 'kasir ' }),
    ];
    expect((await run(JSON.stringify(rows))).counts).toEqual({ ...none, created: 5, merged: 1 });
    const before = await sourceIds();
    for (const again of [rows, rows.toReversed()]) {
      const { counts } = await run(JSON.stringify(again));
      expect(counts).toMatchObject({ created: 0, merged: 1 });
      expect(await sourceIds()).toEqual(before);
    }
    expect((await run(JSON.stringify(rows))).counts).toMatchObject({ created: 0 });
    expect((await run(JSON.stringify(rows))).counts).toEqual({ ...none, unchanged: 5, merged: 1 });
  });

  it('keep the job that was stored first when others come to share its address', async () => {
    const first = posting({ url: 'https://contoh.example/gabung' });
    const second = { ...first, title: 'Guru' };
    await run(JSON.stringify(first));
    const [job] = await db.select().from(jobs);
    expect((await run(JSON.stringify([second, first]))).counts).toEqual({ ...none, created: 1, unchanged: 1 });
    expect((await run(JSON.stringify(second))).counts).toEqual({ ...none, unchanged: 1 });
    expect((await run(JSON.stringify(first))).counts).toEqual({ ...none, unchanged: 1 });
    expect(
      await db
        .select()
        .from(jobs)
        .where(eq(jobs.id, job?.id ?? '')),
    ).toEqual([job]);
  });

  it('is one job whatever the address tells of where a visitor comes from', async () => {
    const at = (query: string) => posting({ url: `https://contoh.example/l?id=1${query}` });
    const rows = [at('&utm_source=a'), at('&utm_source=b&gclid=c')];
    expect((await run(JSON.stringify(rows))).counts).toEqual({ ...none, created: 1, merged: 1 });
    expect((await run(JSON.stringify(at('&fbclid=d')))).counts).toEqual({ ...none, unchanged: 1 });
  });

  it('is an edited job that keeps its identifier and one of title and place, and another that keeps neither', async () => {
    await run(JSON.stringify(ofFeed('A', '1', sleman)));
    expect((await run(JSON.stringify(ofFeed('A', '1', { ...sleman, title: 'Kepala Kasir' })))).counts.updated).toBe(1);
    const other = ofFeed('A', '1', { jobLocation: 'DIY', title: 'Guru', hiringOrganization: 'Toko Lain' });
    expect((await run(JSON.stringify(other))).counts).toEqual({ ...none, created: 1 });
    expect(await slugs()).toEqual(['Guru', 'Kepala Kasir']);
  });

  it('of two sources with one company, title and place become one job', async () => {
    const rows = [ofFeed('A', '1', sleman), ofFeed('B', '7', { ...sleman, title: ' KASIR ' }), ofFeed('B', '8')];
    const { counts, merged } = await run(JSON.stringify(rows));
    expect(counts).toEqual({ ...none, created: 2, merged: 1 });
    expect(merged).toEqual([{ line: 1, text: 'it is the same job as on line 1' }]);
  });

  it('are two openings where one source has two ids for them', async () => {
    expect((await run(JSON.stringify([ofFeed('A', '1'), ofFeed('A', '2')]))).counts).toEqual({ ...none, created: 2 });
  });

  it('are none where the employer is hidden, of whom two are never one', async () => {
    const hidden = (value: unknown, hiringOrganization: string, values: object = {}) =>
      posting({ hiringOrganization, identifier: value, ...sleman, ...values });
    const rows = [
      hidden({ name: 'A', value: '1' }, 'confidential'),
      hidden({ name: 'B', value: '1' }, 'Rahasia'),
      // Of any feed, since nothing says of which.
      hidden('7', 'Perusahaan ternama', { title: 'Guru' }),
    ];
    expect((await run(JSON.stringify(rows))).counts).toEqual({ ...none, created: 3 });
    expect((await run(JSON.stringify(rows))).counts).toEqual({ ...none, unchanged: 3 });
    const others = [hidden({ name: 'C', value: '1' }, 'Anonymous'), hidden('7', 'confidential', { title: 'Satpam' })];
    expect((await run(JSON.stringify(others))).counts).toEqual({ ...none, created: 2 });
    await expect(run(JSON.stringify(others), { sync: true })).rejects.toThrow('name it with --source');
    expect(await db.select({ name: companies.name, logo: companies.logo }).from(companies)).toEqual([
      { name: 'Perusahaan dirahasiakan', logo: null },
    ]);
  });

  it('is an edited job of a hidden employer where the feed has a name', async () => {
    const row = (title: string) => JSON.stringify(posting({ title, hiringOrganization: 'Rahasia', identifier: '7' }));
    await run(row('Kasir'), { source: 'A' });
    expect((await run(row('Kepala Kasir'), { source: 'A' })).counts).toEqual({ ...none, updated: 1 });
  });

  it('are not stored again that another source has brought, unless it has closed them', async () => {
    await run(JSON.stringify(ofFeed('A', '1')));
    const again = JSON.stringify(ofFeed('B', '7'));
    const { counts, merged } = await run(again);
    expect(counts).toEqual({ ...none, merged: 1 });
    expect(merged[0]?.text).toMatch(/^another source has it: kasir-toko-contoh-/);
    await db.update(jobs).set({ status: 'closed' });
    expect((await run(again)).counts).toEqual({ ...none, created: 1 });
    expect(await slugs()).toEqual(['Kasir', 'Kasir']);
  });

  it('that were stored of both sources before are kept up to date', async () => {
    await run(JSON.stringify([ofFeed('A', '1'), ofFeed('B', '7', { title: 'Lain' })]));
    expect((await run(JSON.stringify(ofFeed('B', '7')))).counts).toEqual({ ...none, updated: 1 });
  });
});

describe('sync', () => {
  const feed = (...ids: string[]) =>
    JSON.stringify(ids.map((value) => posting({ title: `Kasir ${value}`, identifier: { name: 'A', value } })));
  const open = async () => {
    const rows = await db.select().from(jobs).orderBy(jobs.sourceId, jobs.source);
    return rows.filter(({ status }) => status === 'open').map(({ source, sourceId }) => `${source}${sourceId}`);
  };

  it('closes the jobs that have vanished from the feed, and no others', async () => {
    await run(feed('1', '2', '3'));
    await run(JSON.stringify(posting({ title: 'Lain', identifier: { name: 'B', value: '1' } })));
    await run(feed('1', '2'));
    expect(await open()).toEqual(['A1', 'B1', 'A2', 'A3']);
    expect((await run(feed('2'), { sync: true })).counts).toEqual({ ...none, unchanged: 1, closed: 2 });
    expect(await open()).toEqual(['B1', 'A2']);
    expect((await run(feed('2'), { sync: true })).counts).toEqual({ ...none, unchanged: 1 });
  });

  describe('of jobs under new ids', () => {
    const day = (name: string, ids: string[], values: object = {}) =>
      JSON.stringify(
        ids.map((id) =>
          posting({
            identifier: { name: 'A', value: `${name}-${id}` },
            title: `Kasir ${id}`,
            description: 'Ramah.',
            ...values,
          }),
        ),
      );
    const all = () => db.select().from(jobs).orderBy(jobs.title);

    it('keeps the jobs, which are neither closed nor new', async () => {
      await run(day('hari1', ['1', '2']), { sync: true });
      const before = await all();
      const { counts } = await run(day('hari2', ['1', '2'], { validThrough: '2099-01-31' }), { sync: true });
      expect(counts).toEqual({ ...none, updated: 2 });
      const kept = ({ id, slug, status, importOrder }: (typeof before)[number]) => ({ id, slug, status, importOrder });
      expect((await all()).map(kept)).toEqual(before.map(kept));
      expect((await run(day('hari2', ['1', '2'], { validThrough: '2099-01-31' }), { sync: true })).counts).toEqual({
        ...none,
        unchanged: 2,
      });
    });

    it('keeps as many as have vanished, and stores the others', async () => {
      const same = { title: 'Kasir' };
      await run(day('hari1', ['1', '2'], same), { sync: true });
      const { counts } = await run(day('hari2', ['1', '2', '3'], same), { sync: true });
      expect(counts).toEqual({ ...none, unchanged: 2, created: 1 });
      expect((await run(day('hari3', ['1'], same), { sync: true })).counts).toEqual({
        ...none,
        unchanged: 1,
        closed: 2,
      });
    });

    it.each<[string, object]>([
      ['title', { title: 'Guru' }],
      ['company', { hiringOrganization: 'Toko Lain' }],
      ['place', { jobLocation: 'Sleman' }],
      ['place without official name', { jobLocation: 'Atlantis' }],
      ['text', { description: 'Teliti.' }],
    ])('closes a job and stores another where the %s differs', async (_what, values) => {
      await run(day('hari1', ['1']), { sync: true });
      expect((await run(day('hari2', ['1'], values), { sync: true })).counts).toEqual({
        ...none,
        created: 1,
        closed: 1,
      });
    });

    it('takes no job of another source, and none that the feed still has', async () => {
      await run(day('hari1', ['1']).replace('"A"', '"B"').replace('Ramah', 'Lain'));
      await run(day('hari1', ['1'], { title: 'Kasir' }), { sync: true });
      const both = [
        ...(JSON.parse(day('hari1', ['1'], { title: 'Kasir' })) as object[]),
        ...(JSON.parse(day('hari2', ['1'], { title: 'Kasir' })) as object[]),
      ];
      expect((await run(JSON.stringify(both), { sync: true })).counts).toEqual({ ...none, unchanged: 1, created: 1 });
    });

    it('stores a job under an id that another one had, which keeps its address', async () => {
      await run(day('hari1', ['1']), { sync: true });
      await run(day('hari2', ['1']), { sync: true });
      const both = JSON.stringify([
        ...(JSON.parse(day('hari2', ['1'])) as object[]),
        ...(JSON.parse(day('hari1', ['1'])) as object[]),
      ]);
      expect((await run(both, { sync: true })).counts).toEqual({ ...none, unchanged: 1, created: 1 });
      expect((await run(both, { sync: true })).counts).toEqual({ ...none, unchanged: 2 });
    });

    it('tells without it how many look like stored ones', async () => {
      await run(day('hari1', ['1', '2']));
      const { counts, warnings, warningKinds } = await run(day('hari2', ['1', '2', '3']));
      expect(counts).toEqual({ ...none, created: 3 });
      expect(warningKinds).toEqual({ 'new-id': { count: 2, lines: [1] } });
      expect(warnings[0]?.text).toMatch(/^kasir-1-toko-contoh-\w+ has its title, company, place and text,/);
      expect((await run(day('hari2', ['1', '2', '3']))).warnings).toEqual([]);
    });
  });

  it('opens a job that comes back, unless an operator has closed it', async () => {
    await run(feed('1', '2', '3'));
    await db.update(jobs).set({ status: 'closed', closedBy: 'operator' }).where(eq(jobs.sourceId, '3'));
    await run(feed('1'), { sync: true });
    expect((await run(feed('1', '2', '3'), { sync: true })).counts).toMatchObject({ unchanged: 2, updated: 1 });
    expect(await open()).toEqual(['A1', 'A2']);
  });

  it('keeps a job whose row is unsound, and changes nothing when that may be of any job', async () => {
    await run(feed('1', '2'));
    const unsound = (identifier: unknown) =>
      JSON.stringify([JSON.parse(feed('1'))[0], posting({ identifier, title: 5 })]);
    expect((await run(unsound({ name: 'A', value: '2' }), { sync: true })).counts).toMatchObject({
      closed: 0,
      refused: 1,
    });
    await expect(run(unsound(undefined), { sync: true })).rejects.toThrow(
      new ImportError('--sync cannot tell of which job line 1 is. Nothing was changed.'),
    );
    expect(await open()).toEqual(['A1', 'A2']);
  });

  it('closes a job that is abroad now, and of one that shares an identity none that may be of a refused row', async () => {
    await run(feed('1', '2'));
    const rows = (changes: object) =>
      JSON.stringify([JSON.parse(feed('1'))[0], posting({ identifier: { name: 'A', value: '2' }, ...changes })]);
    expect((await run(rows({ jobLocation: 'Malaysia' }), { sync: true })).counts).toMatchObject({
      closed: 1,
      refused: 1,
    });
    await run(rows({ title: 'X' }));
    await run(JSON.stringify(['X', 'Y'].map((title) => posting({ title, identifier: { name: 'A', value: '2' } }))));
    expect((await run(rows({ title: 5 }), { sync: true })).counts).toMatchObject({ closed: 0, refused: 1 });
  });

  it('changes nothing when the file is cut short', async () => {
    await run(feed('1', '2'));
    const cut = feed('1', '2').slice(0, -3);
    expect(() => run(cut, { sync: true })).toThrow('it is not JSON: it ends on line 1,');
    expect(await open()).toEqual(['A1', 'A2']);
  });

  it('closes all jobs of a source for an empty feed where that is allowed', async () => {
    await run(feed('1', '2'));
    await run(JSON.stringify(posting({ title: 'Lain', identifier: { name: 'B', value: '1' } })));
    const empty = (options: ImportOptions) => importJobs(db, [], { sync: true, ...options });
    await expect(empty({ source: 'A' })).rejects.toThrow('add --allow-empty');
    await expect(empty({ allowEmpty: true })).rejects.toThrow('name it with --source');
    expect((await empty({ source: 'A', allowEmpty: true })).counts).toEqual({ ...none, closed: 2 });
    expect(await open()).toEqual(['B1']);
  });

  it('needs rows that say which feed they are of, or the name of it', async () => {
    const rows = JSON.stringify([posting({ url: 'https://contoh.example/1' }), posting({ title: 'Lain' })]);
    await expect(run(rows, { sync: true })).rejects.toThrow('name it with --source');
    expect((await run(rows, { sync: true, source: 'Toko' })).counts).toEqual({ ...none, created: 2 });
    const [first] = JSON.parse(rows) as object[];
    expect((await run(JSON.stringify(first), { sync: true, source: 'Toko' })).counts).toMatchObject({ closed: 1 });
  });
});
