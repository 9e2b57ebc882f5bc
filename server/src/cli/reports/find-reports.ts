import { and, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { jobReports } from '../../db/report-schema';
import { jobs } from '../../db/schema';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { isIdOrPrefix } from '../find-id';
import { NOTED_ACCOUNTS, type ReportReason } from '../../reports/report-job';

export interface ReportFilter {
  /** Slug, id, or the beginning of an id. */
  job?: string;
  reason?: ReportReason;
  /** Closed ones too. */
  all?: boolean;
  limit: number;
}

function matches({ job, reason, all }: ReportFilter): SQL | undefined {
  return and(
    all ? undefined : isNull(jobReports.closedAt),
    reason && eq(jobReports.reason, reason),
    job === undefined ? undefined : or(eq(jobs.slug, job), isIdOrPrefix(jobs.id, job)),
  );
}

/** How many accounts have open reports about the job of a row. */
const accounts = sql<number>`(
  select count(distinct other.candidate_id)::int from job_reports as other
  where other.job_id = ${jobReports.jobId} and other.closed_at is null
)`;

/** The note about a job that several accounts have reported. */
const noteOn = (reporting: number): string => (reporting >= NOTED_ACCOUNTS ? `${reporting} accounts: look at it` : '');

/** Reports that a filter lets through, those about jobs that several accounts have reported first, then the newest. */
export async function listReports(db: Db, filter: ReportFilter) {
  const where = matches(filter);
  const ofJob = eq(jobs.id, jobReports.jobId);
  const rows = await db
    .select({ report: jobReports, slug: jobs.slug, status: jobs.status, accounts })
    .from(jobReports)
    .innerJoin(jobs, ofJob)
    .where(where)
    .orderBy(desc(sql`${accounts} >= ${NOTED_ACCOUNTS}`), desc(jobReports.createdAt), jobReports.id)
    .limit(filter.limit);
  const [counted] = await db.select({ total: count() }).from(jobReports).innerJoin(jobs, ofJob).where(where);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ report, slug, status, accounts: reporting }) => ({
      receipt: report.receipt,
      job: slug,
      'job status': status,
      reason: report.reason,
      reported: dayInJakarta(report.createdAt),
      by: report.candidateId === null ? 'visitor' : 'account',
      closed: report.closedAt && dayInJakarta(report.closedAt),
      note: noteOn(reporting),
      text: report.text,
      contact: report.contact,
    })),
  };
}
