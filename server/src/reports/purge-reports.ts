import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobReports } from '../db/report-schema';

const DAY_MS = 86_400_000;

/** How long it is known which reports of people without an account are of the same person. */
export const REPORTER_MS = 30 * DAY_MS;
/** How long a closed report is stored. */
export const CLOSED_MS = 180 * DAY_MS;
/** How long a report is stored that was never closed. */
export const OPEN_MS = 365 * DAY_MS;

/** Erases what of reports is no longer needed: who sent them after 30 days, closed ones after 180, all after a year. */
export async function purgeReports(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  await db
    .delete(jobReports)
    .where(
      or(
        lt(jobReports.closedAt, before(CLOSED_MS)),
        and(isNull(jobReports.closedAt), lt(jobReports.createdAt, before(OPEN_MS))),
      ),
    );
  await db
    .update(jobReports)
    .set({ reporterHash: null })
    .where(and(isNotNull(jobReports.reporterHash), lt(jobReports.createdAt, before(REPORTER_MS))));
}
