import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../src/db/client';
import { embeddedExtensions } from '../src/db/embedded-folder';
import * as schema from '../src/db/schema';
import { databaseTemplate } from './database-template';
import { postgresDatabase } from './postgres-database';

/** A migrated, empty database: in memory, or on the PostgreSQL server that TEST_DATABASE_URL names. */
export async function testDatabase(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE, TEST_DATABASE_TEMPLATE } = process.env;
  if (TEST_DATABASE_URL && TEST_POSTGRES_TEMPLATE) return postgresDatabase(TEST_DATABASE_URL, TEST_POSTGRES_TEMPLATE);
  const template = TEST_DATABASE_TEMPLATE ?? (await databaseTemplate());
  const client = await PGlite.create({
    extensions: embeddedExtensions,
    loadDataDir: new Blob([readFileSync(template)]),
  });
  return { db: drizzle({ client, schema }), close: () => client.close() };
}
