import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../src/db/client';

/**
 * Makes the database refuse an operation on the rows of a table that meet a condition in SQL, `new.id = '…'`, as it refuses
 * text that cannot be stored. Gives back what ends that.
 */
export async function poison(db: Db, operation: 'insert' | 'update' | 'delete', table: PgTable, condition: string) {
  await db.execute(sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'poisoned' using errcode = '22021'; end $$`);
  const on = `${operation} on ${getTableName(table)} for each row when (${condition})`;
  await db.execute(sql.raw(`create trigger poisoned before ${on} execute function refuse_row()`));
  return async (): Promise<void> => void (await db.execute(sql`drop function refuse_row() cascade`));
}
