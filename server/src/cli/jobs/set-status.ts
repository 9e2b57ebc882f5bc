import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { closingOf, jobStatus } from '../../jobs/job-status';
import { removeJobs as remove } from '../../jobs/removed-jobs';
import { CommandFailure } from '../command-failure';
import { lockJobs } from './find-jobs';

/** Closes jobs by slug or id, all or none, and gives back what they are now. Imports leave them closed. */
export function closeJobs(db: Db, references: readonly string[], now: Date) {
  return db.transaction(async (tx) => {
    const found = await lockJobs(tx, references);
    await tx
      .update(jobs)
      .set({
        status: 'closed',
        closedBy: 'operator',
        closedAt: sql`coalesce(${jobs.closedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(inArray(jobs.id, idsOf(found)));
    return found.map(({ slug, title }) => ({ slug, title, status: 'closed' as const }));
  });
}

const idsOf = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

/**
 * Opens jobs by slug or id, all or none, and gives back what they are now. A job whose deadline has passed needs a new
 * one, `YYYY-MM-DD`: without it CommandFailure is thrown.
 */
export function openJobs(db: Db, references: readonly string[], deadline: string | undefined, now: Date) {
  return db.transaction(async (tx) => {
    const found = (await lockJobs(tx, references)).map((job) => ({
      ...job,
      status: 'open' as const,
      closesAt: deadline === undefined ? job.closesAt : closingOf({ ...job, deadline }),
    }));
    const over = found.filter((job) => jobStatus(job, now) === 'closed');
    if (over.length > 0) {
      const names = over.map(({ slug }) => slug).join(', ');
      throw new CommandFailure(
        `The deadline has passed: ${names}. Give a later one with --deadline. Nothing was changed.`,
      );
    }
    await tx
      .update(jobs)
      .set({
        status: 'open',
        closedBy: null,
        closedAt: null,
        ...(deadline !== undefined && { deadline, deadlineAt: null }),
      })
      .where(inArray(jobs.id, idsOf(found)));
    return found.map(({ slug, title, status }) => ({ slug, title, status }));
  });
}

/** Removes jobs by slug or id, all or none: see `jobs/removed-jobs.ts`. */
export function removeJobs(db: Db, references: readonly string[], now: Date) {
  return db.transaction(async (tx) => {
    const found = await lockJobs(tx, references);
    await remove(tx, found, now);
    return found.map(({ slug, title }) => ({ slug, title, status: 'removed' as const }));
  });
}
