import { readFileSync } from 'node:fs';
import path from 'node:path';
import { testDatabase } from '../../test/test-database';
import type { Db } from '../db/client';
import { cities, companies, jobs, locations } from '../db/schema';
import { importJobs, jobPostingRows } from './import-jobs';
import { ImportError } from './import-problems';

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

const run = (json: string) => importJobs(db, jobPostingRows(json, 'jobs.json'));
const posting = (values: object = {}) => ({
  '@type': 'JobPosting',
  title: 'Kasir',
  hiringOrganization: 'Toko Contoh',
  datePosted: '2026-11-01',
  ...values,
});

describe('importJobs', () => {
  it('stores every sound row and reports each other one by its line', async () => {
    expect(await run(fixture)).toEqual({
      counts: { created: 3, updated: 0, unchanged: 0, refused: 6 },
      refused: [
        { line: 16, text: 'it is no JobPosting: of type "Organization"' },
        { line: 20, text: 'title is missing' },
        { line: 25, text: 'datePosted is no date: "2026-02-30"' },
        { line: 32, text: 'it is the same job as on line 4' },
        { line: 38, text: 'it is no JobPosting: not an object' },
        { line: 59, text: 'title is not text' },
      ],
      warnings: [
        { line: 41, text: 'jobLocation is left out: "Atlantis" is no known place' },
        { line: 41, text: 'baseSalary is left out: it is paid by "HOUR"' },
      ],
    });
    const stored = await db.select().from(jobs).orderBy(jobs.title);
    expect(stored).toMatchObject([
      { title: 'Juru Masak', locationId: 34, cityId: null, minSalary: null, source: 'url', workplace: 'wfo' },
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
    expect((await run(fixture)).counts).toEqual({ created: 0, updated: 0, unchanged: 3, refused: 6 });
    expect(await db.select().from(jobs).orderBy(jobs.id)).toEqual(before);
  });

  it('updates a job whose row has changed and leaves jobs alone that the file does not name', async () => {
    await run(fixture);
    const changed = JSON.stringify(
      posting({ identifier: { name: 'Bursa Contoh', value: '1' }, title: 'Kepala Gudang' }),
    );
    expect((await run(changed)).counts).toEqual({ created: 0, updated: 1, unchanged: 0, refused: 0 });
    const titles = (await db.select({ title: jobs.title }).from(jobs)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Juru Masak', 'Kepala Gudang', 'Penulis lepas']);
  });

  it('reads a refused row on a later import, when it is mended', async () => {
    await run(fixture);
    const mended = fixture.replace('2026-02-30', '2026-02-28');
    expect((await run(mended)).counts).toEqual({ created: 1, updated: 0, unchanged: 3, refused: 5 });
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
      `{"@type": "JobPosting", "title": "x", "hiringOrganization": "y", "jobBenefits": [{"name": {"a": 1}}]}`,
      '{"@type": {"@type": "JobPosting"}}',
      `{"@type": ${'['.repeat(99_999)}${']'.repeat(99_999)}}`,
      '{}',
      '[[null]]',
    ];
    const { counts, refused } = await run(`[\n${hostile.join(',\n')},\n${JSON.stringify(posting())}\n]`);
    expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, refused: hostile.length });
    expect(refused.map(({ line }) => line)).toEqual(hostile.map((_, index) => index + 2));
  });
});

describe('jobPostingRows', () => {
  it.each(['[]', '{}', '5', 'null', '"JobPosting"', '[{"@type": "Organization"}]', '{"@graph": []}'])(
    'says that %s holds no JobPosting',
    (json) => {
      expect(() => jobPostingRows(json, 'jobs.json')).toThrow(
        new ImportError('jobs.json holds no schema.org JobPosting.'),
      );
    },
  );
});
