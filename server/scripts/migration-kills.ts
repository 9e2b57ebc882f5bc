/**
 * Kills the server while it brings the database of an earlier release up to date, at random moments and over again. The
 * next start must complete the migration, with every row that the earlier release had stored.
 *
 * MIGRATION_KILLS (8) and KILL_SEED choose how often and at which moments.
 */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { count, isNull, sql } from 'drizzle-orm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Db } from '../src/db/client';
import { candidates, jobs } from '../src/db/schema';
import { migrationsFolder } from '../src/paths';
import { randomNumbers } from './random';
import { report, runResilienceTest, withStorages } from './run-resilience-test';
import { startServer } from './server-process';
import { everyStorage, type Storage } from './storage';

const KILLS = Number(process.env.MIGRATION_KILLS ?? 8);
const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);

/** How many of today's migrations the earlier release knew. */
const KNOWN = 3;

/** Enough that the later migrations, and the keys that are worked out after them, take a while. */
const JOBS = 10_000;
const CANDIDATES = 500;

/** A folder with the first of the migrations alone. */
function earlierMigrations(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'titian-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, KNOWN) }));
  return folder;
}

/** Rows that the earlier release stored, in its tables. */
async function fill(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`insert into companies (name) values ('PT Lama')`);
  await db.execute(sql`
    insert into jobs (slug, title, status, company_id, source, source_id, content_hash)
    select 'lama-' || i, 'Staf Gudang ' || i, case when i % 5 = 0 then 'closed' else 'open' end,
      (select id from companies), 'lama', i::text, md5(i::text)
    from generate_series(1, ${sql.raw(String(JOBS))}) i`);
  await db.execute(sql`
    insert into candidates (email, name, password_hash)
    select 'lama' || i || '@example.com', 'Siti Rahma', 'none'
    from generate_series(1, ${sql.raw(String(CANDIDATES))}) i`);
}

/** Makes the database as the earlier release has left it. */
async function makeEarlier({ name, dataDir, environment }: Storage, folder: string): Promise<void> {
  if (name === 'embedded') {
    mkdirSync(dataDir, { recursive: true });
    const client = await PGlite.create(path.join(dataDir, 'db'));
    const db = drizzleEmbedded({ client });
    await migrateEmbedded(db, { migrationsFolder: folder });
    await fill(db as unknown as Db);
    await client.close();
    return;
  }
  const pool = new Pool({ connectionString: environment.DATABASE_URL });
  const db = drizzlePool({ client: pool });
  await migratePool(db, { migrationsFolder: folder });
  await fill(db as unknown as Db);
  await pool.end();
}

/** Starts the server and kills it after a while; gives back whether it had not listened yet. */
async function startAndKill(storage: Storage, after: number): Promise<boolean> {
  return startServer(storage.environment, { killAfter: after }).then(
    async (server) => {
      await server.end('SIGKILL');
      return false;
    },
    () => true,
  );
}

async function killMigrations(storage: Storage): Promise<void> {
  const random = randomNumbers(SEED);
  const folder = earlierMigrations();
  await makeEarlier(storage, folder);
  rmSync(folder, { recursive: true });

  let amid = 0;
  // The time of a start is not known beforehand: the delay grows from kill to kill until the server has listened.
  for (let kill = 0, longest = 400; kill < KILLS; kill += 1) {
    const isAmid = await startAndKill(storage, random() * longest);
    if (isAmid) amid += 1;
    longest = isAmid ? longest * 1.25 : longest;
    await wait(50);
  }
  assert.ok(amid > KILLS / 3, `only ${amid} kills came before the server listened`);

  const server = await startServer(storage.environment);
  const response = await fetch(`${server.address}/api/v1/job/search/?q=staf%20gudang&pageSize=1`);
  const { meta } = (await response.json()) as { meta: { total: number } };
  assert.equal(meta.total, JOBS, 'every job is found');
  await server.end('SIGTERM');

  const { db, close } = await storage.open();
  const [all] = await db.select({ count: count() }).from(jobs);
  const [keyless] = await db.select({ count: count() }).from(jobs).where(isNull(jobs.titleKey));
  const [people] = await db.select({ count: count() }).from(candidates);
  await close();
  assert.deepEqual([all?.count, keyless?.count, people?.count], [JOBS, 0, CANDIDATES]);
  report(`migration-kills, ${storage.name}: ${amid} of ${KILLS} kills amid the start, then ${JOBS} jobs complete`);
}

report(`migration-kills: seed ${SEED}`);
runResilienceTest(async () => withStorages(await everyStorage(), killMigrations));
