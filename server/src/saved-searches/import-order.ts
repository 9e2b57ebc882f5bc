import { max } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';

/**
 * The import order of the job that was stored last, 0 without jobs. A job that is stored later always has a higher number,
 * also when its transaction began earlier: a transaction that writes jobs holds the row of `data_stamps` until its end
 * before it takes a number, so that numbers are committed in their order (migration `init`).
 */
export async function lastImportOrder(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(jobs.importOrder) }).from(jobs);
  return row?.last ?? 0;
}
