import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, lte } from 'drizzle-orm';
import { build } from 'esbuild';
import { readConfig } from '../config';
import { explainStartFailure } from '../start-failure';
import { openDatabase } from './client';
import type { OpenDatabase } from './client';
import { EMBEDDED_POSTGRES, openEmbeddedFolder } from './embedded-folder';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { DatabaseInUseError, lockDataDir } from './lock';
import { makeFolderPrivate } from './private-folder';
import { isDatabaseUnreachable, isQueryCanceled } from './unreachable';
import { loadTemplate, testDatabase } from '../../test/test-database';
import { deleteInBatches } from './delete-in-batches';
import { rateLimitWindows } from './request-schema';

describe('embedded folder', () => {
  let parent: string;
  let sound: string;
  beforeAll(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'embedded-'));
    sound = path.join(parent, 'sound');
    mkdirSync(sound);
    await (await loadTemplate(path.join(sound, 'db'))).close();
  });
  afterAll(() => rmSync(parent, { recursive: true }));

  const open = (dataDir: string) => openDatabase(readConfig({ DATA_DIR: dataDir }));

  /** A copy of the sound database, and the path of its folder. */
  function copy(name: string): string {
    cpSync(sound, path.join(parent, name), { recursive: true });
    return path.join(parent, name);
  }

  async function refusalOf(dataDir: string): Promise<string> {
    const error: unknown = await open(dataDir).then(
      ({ close }) => close(),
      (reason: unknown) => reason,
    );
    expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(false);
    return explainStartFailure(error);
  }

  it.each(['missing', 'empty'])(
    'creates a database where the folder is %s, and leaves nothing unfinished',
    async (kind) => {
      const folder = path.join(parent, kind);
      if (kind === 'empty') mkdirSync(folder);
      // As a process leaves it that is killed while it creates one.
      mkdirSync(path.join(`${folder}.new`, 'base'), { recursive: true });
      // PostgreSQL takes seconds to make one of nothing, as each start of a journey's server does.
      const create = jest.spyOn(PGlite, 'create').mockImplementation((async (to: string) => {
        if (existsSync(path.join(to, 'base'))) throw new Error('Not empty');
        mkdirSync(to, { recursive: true });
        writeFileSync(path.join(to, 'PG_VERSION'), EMBEDDED_POSTGRES);
        return { close: async () => undefined };
      }) as never);
      await (await openEmbeddedFolder(folder)).close();
      expect(create.mock.calls.map(([to]) => to)).toEqual([`${folder}.new`, folder]);
      expect(readdirSync(folder)).toEqual(['PG_VERSION']);
      expect(existsSync(`${folder}.new`)).toBe(false);
      create.mockRestore();
    },
  );

  it('refuses a folder without PG_VERSION and creates no database in it', async () => {
    const dataDir = copy('without-version');
    rmSync(path.join(dataDir, 'db', 'PG_VERSION'));
    expect(await refusalOf(dataDir)).toMatch(/^The folder .+db is no database, for PG_VERSION is missing\. .+$/);
    expect(existsSync(path.join(dataDir, 'db', 'PG_VERSION'))).toBe(false);
  });

  it('refuses a database of another major version by name', async () => {
    const dataDir = copy('other-version');
    writeFileSync(path.join(dataDir, 'db', 'PG_VERSION'), '16\n');
    expect(await refusalOf(dataDir)).toMatch(/ is one of PostgreSQL 16; this release opens \d+\. .+$/);
  });

  it.each<[string, (folder: string) => void]>([
    ['a truncated control file', (folder) => truncateSync(path.join(folder, 'global', 'pg_control'), 100)],
    ['no tables', (folder) => rmSync(path.join(folder, 'base'), { recursive: true })],
    ['an empty version file', (folder) => writeFileSync(path.join(folder, 'PG_VERSION'), '')],
  ])('tells in one line of a damaged database: %s', async (_what, damage) => {
    const dataDir = copy('damaged');
    damage(path.join(dataDir, 'db'));
    expect(await refusalOf(dataDir)).toMatch(
      /^The database in .+ may be damaged\. Keep a copy of the folder and try again.+$/,
    );
    rmSync(dataDir, { recursive: true });
  });

  it('tells of a full disk, and not of damage, where there is no room', async () => {
    const dataDir = copy('full');
    rmSync(path.join(dataDir, 'db', 'base'), { recursive: true });
    const statfs = jest.spyOn(files, 'statfs').mockResolvedValue({ bavail: 4095, bsize: 4096 } as never);
    expect(await refusalOf(dataDir)).toMatch(
      /^The database in .+ its disk has less than 16 MB left\. (?!.*damaged).+$/,
    );
    statfs.mockRestore();
  });

  it.each([
    ['a newer release', 9_999_999_999_999],
    ['a build before the first release', 1],
  ])('refuses a database that %s has migrated', async (release, moment) => {
    const dataDir = copy('other');
    const client = await loadTemplate();
    await client.exec(`update drizzle.__drizzle_migrations set created_at = ${moment}`);
    const create = jest.spyOn(PGlite, 'create').mockResolvedValue(client as never);
    expect(await refusalOf(dataDir)).toMatch(new RegExp(`^The database is one of ${release}\\. .+$`));
    expect(client.closed).toBe(true);
    create.mockRestore();
  });
});

describe('lock', () => {
  /** A program that holds the lock, bundled: compiling it would take longer than the test. */
  const holder = path.join(mkdtempSync(path.join(tmpdir(), 'lock-holder-')), 'hold.js');
  beforeAll(() =>
    build({
      entryPoints: [path.resolve(__dirname, '../../test/lock-data-dir.ts')],
      outfile: holder,
      bundle: true,
      platform: 'node',
    }),
  );
  afterAll(() => rmSync(path.dirname(holder), { recursive: true }));

  let folder: string;
  let children: ChildProcess[];
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
    children = [];
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const lockFile = () => path.join(folder, 'db.lock');

  /** Starts a process that takes and holds the lock; gives back the first line that it prints. */
  async function startHolder(): Promise<{ child: ChildProcess; line: string }> {
    const child = spawn(process.execPath, [holder, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.push(child);
    const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, line: chunk.toString().trim() };
  }

  async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
    const exited = once(child, 'exit');
    if (signal) child.kill(signal);
    else child.stdin?.end();
    await exited;
  }

  it('refuses a second process while the first lives, and names it', async () => {
    const first = await startHolder();
    expect(first.line).toBe('held');
    const second = await startHolder();
    expect(second.line).toContain(`already open in process ${first.child.pid} `);
    expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
    expect(first.child.exitCode).toBeNull();
  });

  it('is free again once its process has ended', async () => {
    const { child } = await startHolder();
    await end(child);
    expect(existsSync(lockFile())).toBe(false);
    lockDataDir(folder)();
  });

  it('is taken over from a process that was killed', async () => {
    const { child } = await startHolder();
    await end(child, 'SIGKILL');
    expect(existsSync(lockFile())).toBe(true);
    expect((await startHolder()).line).toBe('held');
  });

  it('is given to one of several processes that find a dead one', async () => {
    const { child } = await startHolder();
    await end(child, 'SIGKILL');
    const lines = (await Promise.all([1, 2, 3].map(startHolder))).map(({ line }) => line);
    expect(lines.filter((line) => line === 'held')).toHaveLength(1);
  });

  it('refuses its own process a second time and is given back by releasing it, once', () => {
    const release = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
    release();
    const releaseAgain = lockDataDir(folder);
    release();
    expect(existsSync(lockFile())).toBe(true);
    releaseAgain();
  });

  it('is taken over from a dead process whose pid another one has now', () => {
    const startedAt = 'another boot/1';
    writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt }));
    const release = lockDataDir(folder);
    expect(readFileSync(lockFile(), 'utf8')).not.toContain(startedAt);
    release();
  });

  it('refuses at once while a lock file is being written', () => {
    writeFileSync(lockFile(), '');
    expect(() => lockDataDir(folder)).toThrow(DatabaseInUseError);
    const longAgo = Date.now() / 1000 - 60;
    utimesSync(lockFile(), longAgo, longAgo);
    lockDataDir(folder)();
  });

  it('creates the data folder where it is missing', () => {
    const inner = path.join(folder, 'a', 'b');
    lockDataDir(inner)();
    expect(existsSync(inner)).toBe(true);
  });
});

describe('private folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(path.join(tmpdir(), 'private-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const modeOf = (file: string): string => (statSync(path.join(parent, file)).mode & 0o777).toString(8);

  function file(name: string, mode = 0o644): void {
    mkdirSync(path.dirname(path.join(parent, name)), { recursive: true });
    writeFileSync(path.join(parent, name), 'x');
    chmodSync(path.join(parent, name), mode);
  }

  it('makes folders 0700 and files 0600, however deep', async () => {
    file('data/media/photos/a.webp');
    file('data/b', 0o777);
    chmodSync(path.join(parent, 'data'), 0o777);
    await makeFolderPrivate(path.join(parent, 'data'));
    const names = ['data', 'data/media', 'data/media/photos', 'data/media/photos/a.webp', 'data/b'];
    expect(names.map(modeOf)).toEqual(['700', '700', '700', '600', '600']);
  });

  it('creates a folder that is missing', async () => {
    await makeFolderPrivate(path.join(parent, 'a', 'b'));
    expect(modeOf('a/b')).toBe('700');
  });

  it('leaves the target of a link unchanged', async () => {
    file('elsewhere/secret');
    mkdirSync(path.join(parent, 'data'));
    symlinkSync(path.join(parent, 'elsewhere'), path.join(parent, 'data', 'link'));
    await makeFolderPrivate(path.join(parent, 'data'));
    expect(modeOf('elsewhere/secret')).toBe('644');
  });
});

describe('unreachable database', () => {
  it('is named by its setting', async () => {
    const opened = openDatabase(readConfig({ DATABASE_URL: 'postgres://titian:secret@127.0.0.1:1/titian' }));
    const refusal = await opened.catch(explainStartFailure);
    expect(refusal).toBe('The database at DATABASE_URL cannot be reached (ECONNREFUSED).');
  });

  const coded = (code: string) => Object.assign(new Error('text'), { code });

  it.each([
    ['a refused connection', coded('ECONNREFUSED')],
    ['every address of a host refused', new AggregateError([coded('ECONNREFUSED')])],
    ['a server that ends', coded('57P01')],
    ['a connection that breaks', new Error('Connection terminated unexpectedly')],
    ['a query over one', new DrizzleQueryError('select 1', [], coded('ECONNRESET'))],
  ])('knows %s', (_name, error) => {
    expect(isDatabaseUnreachable(error)).toBe(true);
  });

  it.each([
    ['a duplicate', new DrizzleQueryError('insert', [], coded('23505'))],
    ['a full disk', coded('53100')],
    ['a mistake in the code', new TypeError('x is no function')],
    ['something thrown that is no error', 'ECONNREFUSED'],
  ])('does not take %s for it', (_name, error) => {
    expect(isDatabaseUnreachable(error)).toBe(false);
  });

  it('knows a query that the database has ended for its time', () => {
    expect(isQueryCanceled(new DrizzleQueryError('select 1', [], coded('57014')))).toBe(true);
    expect(isQueryCanceled(coded('57P01'))).toBe(false);
  });
});

describe('delete in batches', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const now = new Date();
  const isOver = lte(rateLimitWindows.endsAt, now);
  beforeEach(async () => {
    await database.db.delete(rateLimitWindows);
    const rows = Array.from({ length: 30 }, (_, i) => ({
      key: String(i),
      count: 1,
      endsAt: new Date(now.getTime() + (i < 25 ? -1 : 1)),
    }));
    await database.db.insert(rateLimitWindows).values(rows);
  });
  afterEach(() => jest.restoreAllMocks());

  it('deletes the rows that meet the condition, some at a time, and no others', async () => {
    const batches = jest.spyOn(database.db, 'transaction');
    await deleteInBatches(database.db, rateLimitWindows, isOver, { size: 10 });
    expect(await database.db.$count(rateLimitWindows)).toBe(5);
    expect(batches).toHaveBeenCalledTimes(3);
  });

  it('ends between two batches when it is told to', async () => {
    const end = new AbortController();
    const transaction = database.db.transaction.bind(database.db);
    jest.spyOn(database.db, 'transaction').mockImplementation((batch) => {
      end.abort();
      return transaction(batch);
    });
    await deleteInBatches(database.db, rateLimitWindows, isOver, { size: 10, signal: end.signal });
    expect(await database.db.$count(rateLimitWindows)).toBe(20);
  });
});
