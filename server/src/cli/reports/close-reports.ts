import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobReports } from '../../db/report-schema';
import { jobs } from '../../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { CommandFailure } from '../command-failure';
import { findId } from '../find-id';

/**
 * Closes reports by their receipt numbers or unique prefixes of them, all or none, and erases the reporters' contacts. The
 * jobs stay as they are. Throws CommandFailure for a number that no open report has.
 */
export function closeReports(db: Db, receipts: readonly string[], now: Date) {
  return db.transaction(async (tx) => {
    const { receipt: column, closedAt } = jobReports;
    const open = {
      noun: 'open reports',
      table: jobReports,
      names: [],
      prefixes: [column],
      where: isNull(closedAt),
    } as const;
    const ids: string[] = [];
    const missing: string[] = [];
    for (const receipt of receipts) {
      const id = await findId(tx, open, receipt);
      if (id === null) missing.push(receipt);
      else ids.push(id);
    }
    if (missing.length > 0) throw new CommandFailure(`No such open report: ${missing.join(', ')}.`);
    const closed = await tx
      .update(jobReports)
      .set({ closedAt: now, contact: null, reporterHash: null })
      .where(inArray(jobReports.id, ids))
      .returning();
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
