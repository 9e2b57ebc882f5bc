import { and, not, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** Few enough for the time limit of a statement, with what goes with each row. */
const BATCH_SIZE = 1_000;

interface Options {
  /** Ends the deleting between two batches. */
  signal?: AbortSignal;
  size?: number;
}

/** With more rows that cannot be deleted, it is no fault of the rows. */
const MAX_SET_ASIDE = 20;

const among = (ctids: readonly string[]): SQL => sql`ctid = any(${sql.param(ctids)}::tid[])`;

/**
 * Deletes the rows of a table that meet a condition, each batch in a transaction of its own. A row that is locked is
 * left for the next time: another server may be deleting it, or a call may be changing it so that it must stay. A row
 * that cannot be deleted is set aside, found by ever smaller batches, and the others go.
 *
 * @throws what the last row failed with that was set aside, after the last batch
 */
export async function deleteInBatches(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  { signal, size: full = BATCH_SIZE }: Options = {},
): Promise<void> {
  const aside: string[] = [];
  let failure: unknown;
  let size = full;
  while (!signal?.aborted) {
    const select = (condition: SQL, count: number) =>
      db
        .select({ ctid: sql<string>`ctid` })
        .from(table)
        .where(and(where, condition))
        .limit(count)
        .for('update', { skipLocked: true });
    const found = await select(not(among(aside)), size);
    const ctids = found.map(({ ctid }) => ctid);
    try {
      const batch = sql`ctid = any(array(${select(among(ctids), size)}))`;
      // A transaction has released its locks when it rejects, so that the next batch skips none of its rows.
      await db.transaction((tx) => tx.delete(table).where(batch));
      if (found.length < size) break;
    } catch (error) {
      if (found.length > 1) size = Math.ceil(found.length / 2);
      else {
        aside.push(...ctids);
        if (aside.length === MAX_SET_ASIDE) throw error;
        [failure, size] = [error, full];
      }
    }
  }
  if (aside.length > 0) throw failure;
}
