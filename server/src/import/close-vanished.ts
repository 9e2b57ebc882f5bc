import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { VARIANT_SIGN, type Identity } from '@titian/job-feeds';

export interface Present {
  /** Jobs that the feed has. */
  jobs: readonly Identity[];
  /** Of rows that were refused: any job that shares one of these may be theirs. */
  refused: readonly Identity[];
  /** The source of the feed, also when the feed is empty. */
  source: string | undefined;
}

const list = (texts: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/**
 * Closes the open jobs of the feed's sources that the feed no longer has, and gives back how many. Should one come
 * back, its import opens it again.
 */
export async function closeVanished(db: Db, present: Present, now: Date): Promise<number> {
  const bySource = new Map<string, { ids: string[]; shared: string[] }>();
  const known = (source: string) => {
    const found = bySource.get(source) ?? { ids: [], shared: [] };
    bySource.set(source, found);
    return found;
  };
  if (present.source !== undefined) known(present.source);
  for (const { source, sourceId } of present.jobs) known(source).ids.push(sourceId);
  for (const { source, sourceId } of present.refused) {
    known(source).ids.push(sourceId);
    known(source).shared.push(sourceId + VARIANT_SIGN);
  }
  let closed = 0;
  for (const [source, { ids, shared }] of bySource) {
    const rows = await db
      .update(jobs)
      // Without its hash the job counts as changed when it comes back.
      .set({ status: 'closed', closedBy: 'feed', closedAt: now, contentHash: '' })
      .where(
        and(
          eq(jobs.source, source),
          eq(jobs.status, 'open'),
          sql`${jobs.sourceId} not in ${list(ids)}`,
          sql`not exists (select 1 from ${list(shared)} shared where starts_with(${jobs.sourceId}, shared.value))`,
        ),
      )
      .returning({ id: jobs.id });
    closed += rows.length;
  }
  return closed;
}
