import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { VARIANT_SIGN, type Identity } from '@titian/job-feeds';

export interface JobsOfFeed {
  /** Jobs that the feed has. */
  jobs: readonly Identity[];
  /** Of rows that were refused: any job that shares one of these may be theirs. */
  refused: readonly Identity[];
  /** The source of the feed, also when the feed is empty. */
  source: string | undefined;
}

const list = (texts: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** The open jobs of the feed's sources that the feed no longer has, as a condition on `jobs`. */
export function isVanished({ jobs: found, refused, source: feed }: JobsOfFeed): SQL | undefined {
  const bySource = new Map<string, { ids: string[]; shared: string[] }>();
  const known = (source: string) => {
    const stored = bySource.get(source) ?? { ids: [], shared: [] };
    bySource.set(source, stored);
    return stored;
  };
  if (feed !== undefined) known(feed);
  for (const { source, sourceId } of found) known(source).ids.push(sourceId);
  for (const { source, sourceId } of refused) {
    known(source).ids.push(sourceId);
    known(source).shared.push(sourceId + VARIANT_SIGN);
  }
  const ofSources = [...bySource].map(([source, { ids, shared }]) =>
    and(
      eq(jobs.source, source),
      sql`${jobs.sourceId} not in ${list(ids)}`,
      sql`not exists (select 1 from ${list(shared)} shared where starts_with(${jobs.sourceId}, shared.value))`,
    ),
  );
  return and(eq(jobs.status, 'open'), or(sql`false`, ...ofSources));
}

/** Closes these jobs, and gives back how many. Should one come back, its import opens it again. */
export async function closeVanished(db: Db, present: JobsOfFeed, now: Date): Promise<number> {
  const rows = await db
    .update(jobs)
    // Without its hash the job counts as changed when it comes back.
    .set({ status: 'closed', closedBy: 'feed', closedAt: now, contentHash: '' })
    .where(isVanished(present))
    .returning({ id: jobs.id });
  return rows.length;
}
