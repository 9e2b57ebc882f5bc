import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../src/db/client';
import * as schema from '../src/db/schema';
import { databaseTemplate } from './database-template';
import { postgresDatabase } from './postgres-database';

/** Databases at rest, emptied: one list for all test files of a worker (`test/server-environment.ts`). */
const spare = (globalThis as { spareDatabases?: PGlite[] }).spareDatabases ?? [];

async function newDatabase(): Promise<PGlite> {
  const template = process.env.TEST_DATABASE_TEMPLATE ?? (await databaseTemplate());
  return PGlite.create({ loadDataDir: new Blob([readFileSync(template)]) });
}

/** What a database's tables look like, to notice one that a test has altered. */
async function outline(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ outline: string }>(
    `select string_agg(relname || '.' || attname, ',' order by relname, attname) as outline
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  );
  return rows[0]?.outline ?? '';
}

/**
 * Empties every table that holds a row and keeps the database for the next test file; an altered one is thrown away.
 * Emptying all of them would take longer than most test files have to do with the database.
 */
async function giveBack(client: PGlite, untouched: string): Promise<void> {
  if ((await outline(client)) !== untouched) return client.close();
  await client.exec(`
    do $$
    declare
      name text;
      has_rows boolean;
      filled text[] := '{}';
    begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('select exists (select from %I)', name) into has_rows;
        if has_rows then filled := filled || format('%I', name); end if;
      end loop;
      if filled <> '{}' then execute 'truncate ' || array_to_string(filled, ', ') || ' restart identity cascade'; end if;
    end $$;
  `);
  spare.push(client);
}

/** A migrated, empty database: in memory, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE } = process.env;
  if (TEST_DATABASE_URL && TEST_POSTGRES_TEMPLATE) return postgresDatabase(TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE);
  const client = spare.pop() ?? (await newDatabase());
  const untouched = await outline(client);
  return { db: drizzle({ client, schema }), close: () => giveBack(client, untouched) };
}
