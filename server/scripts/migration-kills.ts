/**
 * Kills the server of a next release while it brings the database of this one up to date, at random moments and over again. The
 * next start must complete the migration, with every row that this release had stored.
 *
 * MIGRATION_KILLS (8) and KILL_SEED choose how often and at which moments.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Db } from '../src/db/client';
import { embeddedExtensions } from '../src/db/embedded-folder';
import { migrationsFolder, repoRoot, serverRoot } from '../src/paths';
import { nextMigrations, storedRows } from '../test/next-release';
import { randomNumbers } from './random';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer } from './server-process';
import { everyStorage, type Storage } from './storage';

const KILLS = Number(process.env.MIGRATION_KILLS ?? 8);
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

/** Enough that the migration, and the keys that are worked out after it, take a while. */
const JOBS = 10_000;
const CANDIDATES = 500;

/** The built server with the migrations of a release after this one, in a folder of its own. */
function nextRelease(): { folder: string; bundle: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-release-'));
  const server = path.join(folder, 'server');
  mkdirSync(server);
  for (const name of ['contract', 'node_modules', 'packages']) {
    symlinkSync(path.join(repoRoot, name), path.join(folder, name));
  }
  for (const name of ['media', 'node_modules', 'package.json']) {
    symlinkSync(path.join(serverRoot, name), path.join(server, name));
  }
  // Node takes a linked file for the one that it leads to.
  cpSync(path.join(serverRoot, 'dist'), path.join(server, 'dist'), { recursive: true });
  renameSync(nextMigrations(), path.join(server, 'drizzle'));
  return { folder, bundle: path.join(server, 'dist', 'main.js') };
}

/** The database without the server, which would refuse that of a newer release. */
async function connect({ name, dataDir, environment }: Storage) {
  if (name === 'embedded') {
    mkdirSync(dataDir, { recursive: true });
    const client = await PGlite.create(path.join(dataDir, 'db'), { extensions: embeddedExtensions });
    const db = drizzleEmbedded({ client });
    const prepare = async () => {
      await migrateEmbedded(db, { migrationsFolder });
      await client.exec(storedRows(JOBS, CANDIDATES));
    };
    return { db: db as unknown as Pick<Db, 'execute'>, prepare, close: () => client.close() };
  }
  const pool = new Pool({ connectionString: environment.DATABASE_URL });
  const db = drizzlePool({ client: pool });
  const prepare = async () => {
    await migratePool(db, { migrationsFolder });
    await pool.query(storedRows(JOBS, CANDIDATES));
  };
  return { db: db as Pick<Db, 'execute'>, prepare, close: () => pool.end() };
}

/** Starts the server and kills it after a while; gives back whether it had not listened yet. */
async function startAndKill(storage: Storage, bundle: string, after: number): Promise<boolean> {
  return startServer(storage.environment, { killAfter: after, bundle }).then(
    async (server) => {
      await server.end('SIGKILL');
      return false;
    },
    () => true,
  );
}

async function killMigrations(storage: Storage): Promise<void> {
  const random = randomNumbers(SEED);
  const earlier = await connect(storage);
  await earlier.prepare();
  await earlier.close();
  const { folder, bundle } = nextRelease();

  let amid = 0;
  // The time of a start is not known beforehand: the delay grows from kill to kill until the server has listened.
  for (let kill = 0, longest = 400; kill < KILLS; kill += 1) {
    const isAmid = await startAndKill(storage, bundle, random() * longest);
    if (isAmid) amid += 1;
    longest = isAmid ? longest * 1.25 : longest;
    await wait(50);
  }
  assert.ok(amid > KILLS / 3, `only ${amid} kills came before the server listened`);

  const server = await startServer(storage.environment, { bundle });
  const response = await fetch(`${server.address}/api/v1/job/search/?q=staf%20gudang&pageSize=1`);
  const { meta } = (await response.json()) as { meta: { total: number } };
  assert.equal(meta.total, JOBS, 'every job is found');
  await server.end('SIGTERM');

  const { db, close } = await connect(storage);
  const { rows } = (await db.execute(sql`
    select count(*)::int as jobs, (select count(*)::int from candidates) as candidates,
      count(*) filter (where title_key = '' or search_version = 0 or checked <> md5(title))::int as outdated
    from jobs`)) as unknown as { rows: unknown[] };
  await close();
  rmSync(folder, { recursive: true });
  assert.deepEqual(rows, [{ jobs: JOBS, candidates: CANDIDATES, outdated: 0 }]);
  report(`migration-kills, ${storage.name}: ${amid} of ${KILLS} kills amid the start, then ${JOBS} jobs complete`);
}

report(`migration-kills: seed ${SEED}`);
runResilienceTest(async () => withStorages(await everyStorage(), killMigrations));
