import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobReports } from '../../db/report-schema';
import { jobs } from '../../db/schema';
import { dayInJakarta } from '../../jobs/job-status';
import { CommandFailure } from '../command-failure';

/**
 * Closes reports by their receipt numbers, all or none, and erases how their reporters may be reached. The jobs stay as
 * they are. Throws CommandFailure for a number that no open report has.
 */
export function closeReports(db: Db, receipts: readonly string[], now: Date) {
  return db.transaction(async (tx) => {
    const named = [...new Set(receipts.map((receipt) => receipt.trim().toUpperCase()))];
    const closed = await tx
      .update(jobReports)
      .set({ closedAt: now, contact: null, reporterHash: null })
      .where(and(inArray(jobReports.receipt, named), isNull(jobReports.closedAt)))
      .returning();
    const missing = named.filter((receipt) => !closed.some((report) => report.receipt === receipt));
    if (missing.length > 0) throw new CommandFailure(`No such open report: ${missing.join(', ')}.`);
    const slugs = await tx
      .select({ id: jobs.id, slug: jobs.slug })
      .from(jobs)
      .where(
        inArray(
          jobs.id,
          closed.map(({ jobId }) => jobId),
        ),
      );
    return closed.map(({ receipt, jobId }) => ({
      receipt,
      job: slugs.find(({ id }) => id === jobId)?.slug ?? '',
      closed: dayInJakarta(now),
    }));
  });
}

/** Receipt numbers of a job's open reports. Throws CommandFailure where it has none. */
export async function openReceipts(db: Db, slug: string): Promise<string[]> {
  const found = await db
    .select({ receipt: jobReports.receipt })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .where(and(eq(jobs.slug, slug), isNull(jobReports.closedAt)));
  if (found.length === 0) throw new CommandFailure(`No open report about ${slug}.`);
  return found.map(({ receipt }) => receipt);
}
