import { createHash } from 'node:crypto';
import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { toJobId } from '../applications/job-id';
import type { Db } from '../db/client';
import { jobReports, type REPORT_REASONS } from '../db/report-schema';
import { jobs } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { createReceipt } from './receipt';

export type ReportReason = (typeof REPORT_REASONS)[number];

/** From so many accounts on, operators get a note. Nothing else follows by itself. */
export const NOTED_ACCOUNTS = 3;

export interface Report {
  job: string | number;
  reason: ReportReason;
  text?: string | null;
  contact?: string | null;
}

/** Who reports: a candidate, or the address and the browser's name of who is not signed in. */
export type Reporter = { candidateId: string } | { address: string; userAgent: string };

export interface Reported {
  receipt: string;
  /** The same person had reported the same job before, and nothing was stored. */
  repeated: boolean;
  job: string;
  /** How many accounts have open reports about the job; those without an account do not count. */
  accounts: number;
}

const hashOf = (jobId: string, { address, userAgent }: { address: string; userAgent: string }): string =>
  createHash('sha256')
    .update(JSON.stringify(['report', jobId, address, userAgent]))
    .digest('hex');

const openReports = (jobId: string) => and(eq(jobReports.jobId, jobId), isNull(jobReports.closedAt));

/** How many accounts have open reports about a job. */
async function countAccounts(db: Db, jobId: string): Promise<number> {
  const [counted] = await db
    .select({ accounts: countDistinct(jobReports.candidateId) })
    .from(jobReports)
    .where(openReports(jobId));
  return counted?.accounts ?? 0;
}

/**
 * Stores a report about a job (specification 4, section 7). As long as it is open, the same person and the same job are
 * one report: a second one gets the receipt of the first. The job itself stays as it is, however many reports there are.
 * Fails with 4004 for an unknown job.
 *
 * @param report its text has at most 2,000 characters, its contact 200; blank ones count as none
 */
export function reportJob(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  report: Report,
  reporter: Reporter,
): Promise<Reported> {
  return db.transaction(async (tx) => {
    const jobId = toJobId(report.job);
    const [job] =
      jobId === null ? [] : await tx.select({ id: jobs.id, slug: jobs.slug }).from(jobs).where(eq(jobs.id, jobId));
    if (!job) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
    const who =
      'candidateId' in reporter
        ? { candidateId: reporter.candidateId, reporterHash: null }
        : { candidateId: null, reporterHash: hashOf(job.id, reporter) };
    const [stored] = await tx
      .insert(jobReports)
      .values({
        ...who,
        receipt: createReceipt(),
        jobId: job.id,
        reason: report.reason,
        text: report.text?.trim() || null,
        contact: report.contact?.trim() || null,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ receipt: jobReports.receipt });
    const ofWho =
      who.candidateId === null
        ? eq(jobReports.reporterHash, who.reporterHash)
        : eq(jobReports.candidateId, who.candidateId);
    const [first] = stored
      ? [stored]
      : await tx
          .select({ receipt: jobReports.receipt })
          .from(jobReports)
          .where(and(openReports(job.id), ofWho));
    // Another report of the same person was closed in between, or a receipt number was drawn twice.
    if (!first) throw new Error('A report was neither stored nor found.');
    return {
      receipt: first.receipt,
      repeated: !stored,
      job: job.slug,
      accounts: await countAccounts(tx, job.id),
    };
  });
}
