import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runIn } from '../../../test/command-io';
import { testDatabase } from '../../../test/test-database';
import { openDatabase, type OpenDatabase } from '../../db/client';
import { jobs, locations } from '../../db/schema';
import { makeJobInput } from '../../jobs/job-input.fixture';
import { upsertJobs } from '../../jobs/job-store';
import type { CommandIo } from '../command-io';
import { runJobs } from './jobs-command';

const posting = { '@type': 'JobPosting', title: 'Kasir', hiringOrganization: 'Toko Contoh', datePosted: '2026-11-01' };
const refused = { '@type': 'JobPosting', title: 'Kasir' };

let folder: string;
let database: OpenDatabase;
const open = jest.fn(async () => ({ db: database.db, close: async () => undefined }));

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'titian-cli-'));
  writeFileSync(path.join(folder, 'jobs.json'), `[\n${JSON.stringify(posting)},\n${JSON.stringify(refused)}\n]`);
  writeFileSync(path.join(folder, 'other.json'), '[{"@type": "Organization"}]');
  writeFileSync(path.join(folder, 'page.json'), '<html></html>');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  open.mockClear();
  await database.db.delete(jobs);
});

const run = (argv: string[], changes: Partial<CommandIo> = {}) =>
  runIn(database.db, runJobs, argv, { folder, openDatabase: open, ...changes });

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

describe('npm run jobs', () => {
  it.each([[['--help']], [['import', '--help']], [['list', '--help']], [['close', '-h']], [['open', '--help']]])(
    'explains itself for %j',
    async (argv) => {
      const { exitCode, out, err } = await run(argv);
      expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
      expect(out).toMatch(/^Usage: npm run jobs -- /);
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([
    [[], /^Usage: npm run jobs -- /],
    [['export', 'jobs.json'], /^error: unknown command 'export'/],
    [['import'], /^error: missing required argument 'file'/],
    [['import', 'jobs.json', 'more.json'], /^error: too many arguments/],
    [['list', '--status', 'gone'], /^error: .*Allowed choices are open, closed/],
    [['list', '--limit', '0'], /^error: .*whole number from 1/],
    [['open', 'x', '--deadline', '2026-02-30'], /^error: .*day of the calendar/],
    [['close'], /^error: missing required argument 'jobs'/],
  ])('says what is wrong with %j', async (argv, message) => {
    const { exitCode, out, err } = await run(argv);
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(err).toMatch(message);
    expect(open).not.toHaveBeenCalled();
  });

  it('says in one line which setting is wrong', async () => {
    const { exitCode, err } = await run(['list'], { environment: { DATABASE_URL: 'mysql://x' } });
    expect(exitCode).toBe(1);
    expect(linesOf(err)).toEqual([expect.stringMatching(/^DATABASE_URL must be /)]);
  });

  it('says in one line that the server has the database open, and makes none', async () => {
    writeFileSync(path.join(folder, 'db.lock'), JSON.stringify({ pid: process.pid, startedAt: null }));
    const { exitCode, out, err } = await run(['list'], { environment: { DATA_DIR: folder }, openDatabase });
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(linesOf(err)).toEqual([expect.stringContaining('already open in process')]);
    expect(existsSync(path.join(folder, 'db'))).toBe(false);
  });
});

describe('import', () => {
  it.each([
    ['missing.json', /^Cannot read \S+missing\.json: there is no such file\.$/],
    ['page.json', /^\S+page\.json is of no kind that is read: it is XML or HTML with the root <html>\. /],
    ['other.json', /^\S+other\.json is a feed without a job\. To close all/],
  ])('says in one line what is wrong with %s and opens no database', async (file, message) => {
    const { exitCode, out, err } = await run(['import', file]);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(linesOf(err)).toEqual([expect.stringMatching(message)]);
    expect(open).not.toHaveBeenCalled();
  });

  it('stores jobs once, refuses unsound rows and still succeeds', async () => {
    const note = 'line 3: refused: hiringOrganization.name is missing';
    const first = await run(['import', 'jobs.json']);
    expect(first).toEqual({ exitCode: 0, err: '', out: expect.any(String) });
    expect(linesOf(first.out)).toEqual([
      note,
      '',
      'created    1',
      'updated    0',
      'unchanged  0',
      'merged     0',
      'closed     0',
      'refused    1',
    ]);

    const second = await run(['import', path.join(folder, 'jobs.json'), '--json']);
    expect(second).toMatchObject({ exitCode: 0, err: '' });
    expect(JSON.parse(second.out)).toMatchObject({
      counts: { created: 0, updated: 0, unchanged: 1, merged: 0, closed: 0, refused: 1 },
      refused: [{ line: 3, text: 'hiringOrganization.name is missing' }],
    });
  });

  it('closes with --sync the jobs that the named feed no longer has', async () => {
    const feed = (name: string, ...titles: string[]) =>
      writeFileSync(
        path.join(folder, name),
        JSON.stringify(titles.map((text, id) => ({ id: `${id}`, text, categories: {} }))),
      );
    feed('two.json', 'Kasir', 'Guru');
    feed('one.json', 'Kasir');
    const options = ['--company', 'Toko', '--source', 'toko', '--sync'];
    expect((await run(['import', 'two.json', ...options])).out).toContain('created    2');
    expect((await run(['import', 'one.json', ...options])).out).toContain('closed     1');
    expect((await run(['import', 'one.json', '--format', 'json-ld'])).err).toMatch(/is of no kind that is read/);
  });

  it('closes all jobs of a source for a feed without a job, where that is allowed', async () => {
    writeFileSync(path.join(folder, 'empty.json'), '{"jobs": []}');
    const options = ['import', 'empty.json', '--source', 'contoh', '--sync'];
    await upsertJobs(database.db, [makeJobInput({ source: 'contoh' })]);
    expect((await run(options)).err).toMatch(/--source NAME --sync --allow-empty\.\n$/);
    expect((await run(['import', 'empty.json', '--allow-empty'])).err).toMatch(/is a feed without a job/);
    expect((await run([...options, '--allow-empty'])).out).toContain('closed     1');
  });

  it('lists warnings by kind, with their lines', async () => {
    writeFileSync(path.join(folder, 'odd.json'), JSON.stringify([{ ...posting, validThrough: '9999-12-31' }]));
    expect(linesOf((await run(['import', 'odd.json'])).out).slice(0, 5)).toEqual([
      'line 1: warning: placeholder-date: validThrough is left out: "9999-12-31" stands for no date',
      '',
      'Warnings:',
      '  placeholder-date  1  line 1',
      '',
    ]);
    const { out } = await run(['import', 'odd.json', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      warnings: [{ line: 1, kind: 'placeholder-date' }],
      warningKinds: { 'placeholder-date': { count: 1, lines: [1] } },
    });
  });

  it('draws its progress only on a terminal', async () => {
    const drawn: string[] = [];
    const terminal = {
      isTTY: true,
      columns: 80,
      write: (text: string) => drawn.push(text) > 0,
      on: () => undefined,
      removeListener: () => undefined,
    } as unknown as NodeJS.WriteStream;
    const { exitCode, err } = await run(['import', 'jobs.json'], { terminal });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(drawn.join('')).toContain('Importing [');
    expect(drawn.join('')).toContain('100 %');
  });
});

describe('list', () => {
  beforeEach(async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`);
    /** Posted on the 3rd in Jakarta. */
    const TIMED = {
      createdAt: new Date('2026-11-02T17:00:00Z'),
      locationId: 91,
      deadline: '2020-01-01',
      deadlineAt: new Date('2020-01-01T03:00:00Z'),
    };
    await database.db.insert(locations).values({ id: 91, name: 'Papua' }).onConflictDoNothing();
    await upsertJobs(database.db, [
      makeJobInput({
        sourceId: '1',
        title: 'Kasir',
        createdAt: day('2026-11-01'),
        description: '<p>Wanita, maks. 25 th</p>',
      }),
      makeJobInput({ sourceId: '2', title: 'Juru_Masak\u001b[2J', createdAt: day('2026-11-02'), status: 'closed' }),
      makeJobInput({ sourceId: '3', title: 'Guru', ...TIMED, source: 'b' }),
    ]);
  });

  const titles = async (...options: string[]) => {
    const { out } = await run(['list', '--json', ...options]);
    return (JSON.parse(out) as { title: string }[]).map(({ title }) => title.slice(0, 5));
  };

  it('shows jobs as a table, newest first, with nothing that a terminal would act on', async () => {
    const { exitCode, out } = await run(['list']);
    expect(exitCode).toBe(0);
    const [head, ...rows] = linesOf(out);
    expect(head).toMatch(/^ID +TITLE +COMPANY +STATUS +DEADLINE +CREATED +SOURCE +SIGNALS$/);
    expect(rows).toEqual([
      expect.stringMatching(/^[0-9a-f]{8} +Guru +PT Contoh Abadi +closed +2020-01-01 12:00 +2026-11-03 +b$/),
      expect.stringMatching(/^[0-9a-f]{8} +Juru_Masak\uFFFD\[2J +PT Contoh Abadi +closed /),
      expect.stringMatching(/^[0-9a-f]{8} +Kasir +PT Contoh Abadi +open +2099-12-31 +2026-11-01 +contoh +mostAge sex$/),
    ]);
  });

  it('narrows them', async () => {
    expect(await titles()).toEqual(['Guru', 'Juru_', 'Kasir']);
    expect(await titles('--status', 'open')).toEqual(['Kasir']);
    expect(await titles('--status', 'closed')).toEqual(['Guru', 'Juru_']);
    expect(await titles('--source', 'b')).toEqual(['Guru']);
    expect(await titles('--search', '_')).toEqual(['Juru_']);
    expect(await titles('--search', 'ABADI', '--limit', '2')).toEqual(['Guru', 'Juru_']);
  });

  it('says how many are not shown, and that there are none', async () => {
    expect((await run(['list', '--limit', '1'])).err).toBe('1 of 3; --limit lists more.\n');
    expect(await run(['list', '--source', 'none'])).toEqual({ exitCode: 0, out: 'No jobs.\n', err: '' });
  });
});

describe('close and open', () => {
  const stored = async () => {
    const rows = await database.db.select().from(jobs).orderBy(jobs.sourceId);
    return rows;
  };

  it('close jobs by slug and by the beginning of an id, for good', async () => {
    const given = ['1', '2', '3'].map((sourceId) => makeJobInput({ sourceId }));
    await upsertJobs(database.db, given);
    const [first, second] = await stored();
    const { exitCode, out } = await run(['close', first?.slug ?? '', second?.id.slice(0, 8) ?? '']);
    expect(exitCode).toBe(0);
    expect(linesOf(out)).toHaveLength(3);
    await upsertJobs(database.db, [makeJobInput({ sourceId: '1', title: 'Lain' })]);
    expect((await stored()).map(({ status }) => status)).toEqual(['closed', 'closed', 'open']);
  });

  it('change nothing when one of the jobs does not exist', async () => {
    await upsertJobs(database.db, [makeJobInput()]);
    const [job] = await stored();
    const { exitCode, out, err } = await run(['close', job?.slug ?? '', 'tidak-ada']);
    expect({ exitCode, out, err }).toEqual({
      exitCode: 1,
      out: '',
      err: 'No such job: tidak-ada. Nothing was changed.\n',
    });
    expect(await stored()).toMatchObject([{ status: 'open' }]);
  });

  it('open a closed job again', async () => {
    await upsertJobs(database.db, [makeJobInput()]);
    const [job] = await stored();
    await run(['close', job?.slug ?? '']);
    const { exitCode, out } = await run(['open', job?.slug ?? '', '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toEqual([{ slug: job?.slug, title: 'Staf Administrasi', status: 'open' }]);
    expect(await stored()).toMatchObject([{ status: 'open', closedBy: null }]);
  });

  it('require a new deadline where the old one has passed', async () => {
    const deadlineAt = new Date('2020-01-01T05:00:00Z');
    await upsertJobs(database.db, [makeJobInput({ deadline: '2020-01-01', deadlineAt })]);
    const [job] = await stored();
    const slug = job?.slug ?? '';
    const { exitCode, err } = await run(['open', slug]);
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: `The deadline has passed: ${slug}. Give a later one with --deadline. Nothing was changed.\n`,
    });
    expect((await run(['open', slug, '--deadline', '2099-01-01'])).exitCode).toBe(0);
    expect(await stored()).toMatchObject([{ status: 'open', deadline: '2099-01-01', deadlineAt: null }]);
  });
});

describe('npm run jobs -- ump', () => {
  const at = (day: string) => run(['ump'], { now: () => new Date(`${day}T05:00:00Z`) });

  it('tells until when the minimum wages hold, without a database', async () => {
    expect(await at('2026-11-23')).toEqual({
      exitCode: 0,
      out: 'The minimum wages (UMP) of 2026 hold until 2026-12-31, 38 days more.\n',
      err: '',
    });
    expect(open).not.toHaveBeenCalled();
  });

  it.each([
    ['2026-11-30', 0, ''],
    ['2026-12-01', 1, 'end on 2026-12-31, in 30 days.'],
    ['2026-12-31', 1, 'end on 2026-12-31, in 0 days.'],
    ['2027-01-01', 1, 'ended on 2026-12-31: no pay is compared with them.'],
  ])('on %s ends with %d', async (day, exitCode, words) => {
    const ended = await at(day);
    expect(ended.exitCode).toBe(exitCode);
    expect(ended.err).toContain(words);
    if (exitCode > 0) expect(ended.err).toContain('contract/reference/ump.json');
  });
});
