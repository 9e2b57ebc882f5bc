import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../paths';
import { DatabaseUnusableError } from './database-unusable-error';

/** The moment of the latest migration that the database has had, in milliseconds since 1970; null for an empty one. */
async function latestApplied(db: PgDatabase<PgQueryResultHKT>): Promise<number | null> {
  const [table] = rowsOf(await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`));
  if (!table?.name) return null;
  const [row] = rowsOf(await db.execute(sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`));
  return row?.latest ? Number(row.latest) : null;
}

/** Both drivers give back an object with the rows. */
const rowsOf = (result: unknown): Record<string, string | null>[] =>
  (result as { rows: Record<string, string | null>[] }).rows;

/**
 * Throws DatabaseUnusableError for a database that a newer release has migrated, since this one would write to tables that it
 * does not know, and for one of a build before the first release.
 */
export async function refuseNewerDatabase<Schema extends Record<string, unknown>>(
  db: PgDatabase<PgQueryResultHKT, Schema>,
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const applied = await latestApplied(db as unknown as PgDatabase<PgQueryResultHKT>);
  if (applied !== null && applied < Math.min(...known)) {
    throw new DatabaseUnusableError(
      'The database is one of a build before the first release. Move it away (without DATABASE_URL it is the folder db in DATA_DIR), and start with an empty one.',
    );
  }
  if (applied !== null && applied > Math.max(...known)) {
    throw new DatabaseUnusableError(
      'The database is one of a newer release. Start that release, or restore a backup from before the upgrade.',
    );
  }
}
