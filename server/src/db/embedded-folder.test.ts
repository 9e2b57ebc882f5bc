import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '../config';
import { explainStartFailure } from '../start-failure';
import { openDatabase } from './client';
import { EMBEDDED_POSTGRES, openEmbeddedFolder } from './embedded-folder';

let parent: string;
let sound: string;
beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  sound = path.join(parent, 'sound');
  mkdirSync(path.join(sound, 'db'), { recursive: true });
  // As a process leaves it that is killed while it creates one.
  mkdirSync(path.join(sound, 'db.new', 'base'), { recursive: true });
  const { close } = await open(sound);
  await close();
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

it('creates a database where the folder is empty, and leaves nothing unfinished', () => {
  expect(readFileSync(path.join(sound, 'db', 'PG_VERSION'), 'utf8').trim()).toBe(EMBEDDED_POSTGRES);
  expect(existsSync(path.join(sound, 'db.new'))).toBe(false);
});

it('creates a database where the folder is missing', async () => {
  const folder = path.join(parent, 'missing');
  await (await openEmbeddedFolder(folder)).close();
  expect(readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim()).toBe(EMBEDDED_POSTGRES);
  expect(existsSync(`${folder}.new`)).toBe(false);
});

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
  expect(await refusalOf(dataDir)).toMatch(/^The database in .+db is damaged and cannot be opened\. .+$/);
  rmSync(dataDir, { recursive: true });
});

it('refuses a database that a newer release has migrated', async () => {
  const dataDir = copy('newer');
  const { db, close } = await open(dataDir);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await close();
  expect(await refusalOf(dataDir)).toMatch(/^The database is one of a newer release\. .+$/);
});
