import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { inChunks } from '../db/in-chunks';
import { enqueue, queueOf } from './enqueue';
import type { RowJobName } from './job-payloads';

/**
 * Runs a task for some rows at once, and where that fails for ever fewer of them: no row keeps another one waiting. A row
 * for which it fails is set aside as the background job `name`, which tries it again with growing pauses and counts its
 * failures. Rejects where a row cannot be set aside either, as without a database.
 *
 * @param run does all or nothing, or bears a second run for rows that it was done for
 */
export async function runApart(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  name: RowJobName,
  ids: readonly string[],
  run: (ids: readonly string[]) => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return;
  try {
    await run(ids);
  } catch {
    const [first = ''] = ids;
    if (ids.length === 1) return enqueue(db, name, { rowId: first }, now());
    for (const half of inChunks(ids, Math.ceil(ids.length / 2))) await runApart({ db, now }, name, half, run);
  }
}

/** Condition on rows: `runApart` has not set them aside. */
export const isNotSetAside = (name: RowJobName, id: SQLWrapper): SQL => sql`${id}::text not in (
  select data #>> '{payload,rowId}' from pgboss.job where name = ${queueOf(name)} and data ->> 'name' = ${name})`;
