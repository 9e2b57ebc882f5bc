import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';

/** Deletes the waiting jobs whose payload names one of these ids. */
export async function deleteJobsAbout(tx: Db, ids: readonly string[]): Promise<void> {
  const named = sql`select value from jsonb_each_text(job.data -> 'payload')`;
  await tx.execute(
    sql`delete from pgboss.job as job where exists (select 1 from (${named}) as field where ${inArray(sql`field.value`, [...ids])})`,
  );
}
