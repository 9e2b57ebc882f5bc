import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client';

/**
 * Every row of every table but those left out, as JSON text by table, to compare or to search through.
 */
export async function dumpTables(db: Db, leaveOut: readonly string[] = []): Promise<Record<string, string>> {
  const names = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )) as unknown as { rows: { tablename: string }[] };
  const dump: Record<string, string> = {};
  for (const { tablename } of names.rows) {
    if (leaveOut.includes(tablename)) continue;
    const table = sql.identifier(tablename);
    const { rows } = (await db.execute(
      sql`select coalesce(json_agg(row order by row::text), '[]')::text as content from ${table} as row`,
    )) as unknown as { rows: { content: string }[] };
    dump[tablename] = rows[0]?.content ?? '';
  }
  return dump;
}
