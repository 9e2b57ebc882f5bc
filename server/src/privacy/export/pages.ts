import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';

/** How many rows are read at once. */
const PAGE_ROWS = 250;

interface Paged {
  table: PgTable;
  /** The instant by which the rows are ordered, the newest first. */
  at: PgColumn;
  /** Column that orders rows of the same instant. */
  id: PgColumn;
  where: SQL | undefined;
}

/**
 * The ids of rows as text, in pages, each read when the one before it was taken. A page begins after the last row of the
 * one before, so that rows that come or go meanwhile neither repeat nor hide another. The database compares the instants,
 * which it has more exactly than a `Date`.
 */
export async function* idPages(db: Db, { table, at, id, where }: Paged): AsyncGenerator<string[]> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ at: sql<string>`${at}::text`, id: sql<string>`${id}::text` })
      .from(table)
      .where(and(where, after))
      .orderBy(desc(at), asc(id))
      .limit(PAGE_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.id);
    if (rows.length < PAGE_ROWS) return;
    const [lastAt, lastId] = [sql`${last.at}::timestamptz`, sql`${last.id}::${sql.raw(id.getSQLType())}`];
    after = sql`(${at} < ${lastAt} or (${at} = ${lastAt} and ${id} > ${lastId}))`;
  }
}
