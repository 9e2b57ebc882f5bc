import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import type { JobInput } from '../jobs/job-input';

/** What a job is found again by. */
export type Identity = Pick<JobInput, 'source' | 'sourceId'>;

/**
 * Closes the open jobs of the feed's sources that the feed no longer has, and gives back how many. Should one come
 * back, its import opens it again.
 */
export async function closeVanished(db: Db, present: readonly Identity[], now: Date): Promise<number> {
  const idsBySource = new Map<string, string[]>();
  for (const { source, sourceId } of present) {
    const ids = idsBySource.get(source);
    if (ids) ids.push(sourceId);
    else idsBySource.set(source, [sourceId]);
  }
  let closed = 0;
  for (const [source, ids] of idsBySource) {
    const rows = await db
      .update(jobs)
      // Without its hash the job counts as changed when it comes back.
      .set({ status: 'closed', closedBy: 'feed', closedAt: now, contentHash: '' })
      .where(
        and(
          eq(jobs.source, source),
          eq(jobs.status, 'open'),
          sql`${jobs.sourceId} not in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
        ),
      )
      .returning({ id: jobs.id });
    closed += rows.length;
  }
  return closed;
}
