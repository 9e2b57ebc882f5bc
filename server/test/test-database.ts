import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db, OpenDatabase } from '../src/db/client';
import { embeddedExtensions } from '../src/db/embedded-folder';
import * as schema from '../src/db/schema';
import { databaseTemplate } from './database-template';
import { postgresDatabase } from './postgres-database';

const { idleDatabases } = globalThis as unknown as { idleDatabases: PGlite[] };

/** Tables that migrations and pg-boss have filled: they are not emptied between two test files. */
const FILLED = ['__drizzle_migrations', 'data_stamps', 'version', 'queue'];

/** Tables that `fillMasters` fills, each after those that it refers to. */
export const MASTERS = ['locations', 'cities', 'education_items', 'master_items'];

/** The schema of the copies of these tables. */
export const KEPT = 'kept';

/** Names of all other tables, as SQL has them. */
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', '${KEPT}')
    and tablename not in (${FILLED.map((name) => `'${name}'`).join(', ')})`;

/** Names of those tables that have rows, as SQL. */
const rowsIn = (tables: string[]): string =>
  tables.map((table) => `select '${table}' as name where exists (select from ${table})`).join(' union all ');

/** Empties the tables that a test may have filled, but for those of the master lists where `keepsMasters` is true. */
export async function emptyTables(db: Db, keepsMasters = false): Promise<void> {
  const namesBy = async (query: string) => {
    const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: { name: string }[] };
    return rows.map(({ name }) => name);
  };
  const masters = MASTERS.map((name) => `public.${name}`);
  const tables = (await namesBy(TABLES)).filter((name) => !keepsMasters || !masters.includes(name));
  const filled = await namesBy(rowsIn(tables));
  if (filled.length > 0) await db.execute(sql.raw(`truncate ${filled.join(', ')} restart identity cascade`));
}

async function namesOf(client: PGlite, query: string): Promise<string[]> {
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

/** Without the timer that reports the progress of the start: it never ends, and would keep jest's worker running. */
const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];

/** A migrated database without rows, in memory or in the folder `dataDir`, made ten times as quickly as from nothing. */
export async function loadTemplate(dataDir?: string): Promise<PGlite> {
  const template = process.env.TEST_DATABASE_TEMPLATE ?? (await databaseTemplate());
  const loadDataDir = new Blob([readFileSync(template)]);
  return PGlite.create({ dataDir, extensions: embeddedExtensions, loadDataDir, startParams });
}

/** A database without tables, in memory. */
export async function bareDatabase(): Promise<PGlite> {
  const client = await loadTemplate();
  await client.exec('drop schema public, drizzle, pgboss cascade; create schema public');
  return client;
}

/**
 * PostgreSQL writes its statistics after ten seconds on a timer, which would delay the end of jest's worker. Once that is
 * written, a time limit on the statement that follows takes the timer's place, and is over with it.
 */
const UNTIMED = 'select pg_stat_force_next_flush(); set statement_timeout = 1';

/** Leaves the database as `loadTemplate` gives it back. Throws where a test has renamed or dropped a table. */
async function empty(client: PGlite, tables: string[]): Promise<void> {
  await client.exec('rollback');
  const filled = await namesOf(client, rowsIn(tables));
  if (filled.length > 0) await client.exec(`truncate ${filled.join(', ')} restart identity cascade`);
  await client.exec(UNTIMED);
  await client.exec('discard all');
}

/** Starting PostgreSQL takes half a second, emptying it ten milliseconds: the test files of a worker share them. */
async function embeddedDatabase(): Promise<OpenDatabase> {
  const client = idleDatabases.pop() ?? (await loadTemplate());
  const tables = await namesOf(client, TABLES);
  const close = () =>
    empty(client, tables).then(
      () => void idleDatabases.push(client),
      () => client.close(),
    );
  return { db: drizzle({ client, schema }), close };
}

/** A migrated, empty database: in memory, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE } = process.env;
  if (TEST_DATABASE_URL && TEST_POSTGRES_TEMPLATE) return postgresDatabase(TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE);
  return embeddedDatabase();
}
