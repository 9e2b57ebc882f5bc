import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { applications, jobs, removedJobs } from '../db/schema';

/** True when an operator removed the job of a slug. */
export async function isRemovedJob(db: Db, slug: string): Promise<boolean> {
  const rows = await db.select({ slug: removedJobs.slug }).from(removedJobs).where(eq(removedJobs.slug, slug));
  return rows.length > 0;
}

interface RemovableJob {
  id: string;
  slug: string;
}

/**
 * Removes jobs: without an account they can no longer be read. A job with an application stays, closed, since the
 * application shows it; all others are deleted. To be called in a transaction.
 */
export async function removeJobs(db: Db, removed: readonly RemovableJob[], now: Date): Promise<void> {
  const ids = removed.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = removed.map(({ slug }) => ({ slug, removedAt: now }));
  await db.insert(removedJobs).values(rows).onConflictDoNothing();
  // No application may be stored between the query for applications and the deletion.
  await db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, ids)).for('update');
  const applied = await db
    .selectDistinct({ jobId: applications.jobId })
    .from(applications)
    .where(inArray(applications.jobId, ids));
  const kept = applied.map(({ jobId }) => jobId);
  const deleted = ids.filter((id) => !kept.includes(id));
  if (deleted.length > 0) await db.delete(jobs).where(inArray(jobs.id, deleted));
  if (kept.length === 0) return;
  const closedAt = sql`coalesce(${jobs.closedAt}, ${now.toISOString()}::timestamptz)`;
  await db.update(jobs).set({ status: 'closed', closedBy: 'operator', closedAt }).where(inArray(jobs.id, kept));
}
