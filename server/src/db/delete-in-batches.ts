import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** Few enough for the time limit of a statement, with what goes with each row. */
const BATCH_SIZE = 1_000;

interface Options {
  /** Ends the deleting between two batches. */
  signal?: AbortSignal;
  size?: number;
}

/**
 * Deletes the rows of a table that meet a condition, each batch in a transaction of its own. A row that is locked is
 * left for the next time: another server may be deleting it, or a call may be changing it so that it must stay.
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  { signal, size = BATCH_SIZE }: Options = {},
): Promise<void> {
  let deleted = size;
  while (deleted === size && !signal?.aborted) {
    const batch = db
      .select({ ctid: sql`ctid` })
      .from(table)
      .where(where)
      .limit(size)
      .for('update', { skipLocked: true });
    const rows = await db
      .delete(table)
      .where(sql`ctid = any(array(${batch}))`)
      .returning({ one: sql`1` });
    deleted = rows.length;
  }
}
