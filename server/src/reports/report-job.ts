import { createHash } from 'node:crypto';
import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { toJobId } from '../db/row-id';
import type { Db } from '../db/client';
import { jobReports, type REPORT_REASONS } from '../db/report-schema';
import { jobs } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { refuseProblems } from '../http/field-problems';
import { createReceipt } from './receipt';

export type ReportReason = (typeof REPORT_REASONS)[number];

/** From so many accounts on, operators get a note. Nothing else follows by itself. */
export const NOTED_ACCOUNTS = 3;

export interface Report {
  job: string | number;
  reason: ReportReason;
  text?: string | null;
  contact?: string | null;
  /** Random id of a visitor's browser. */
  reporter?: string | null;
}

/** Reporter: a candidate, a browser by its random id, or unknown. */
export type Reporter = { candidateId: string } | { browserId: string | null };

export interface Reported {
  receipt: string;
  /** The same person had reported the same job before: what is new was added to that report. */
  repeated: boolean;
  job: string;
  /** How many accounts have open reports about the job; those without an account do not count. */
  accounts: number;
  /** True when this report made them as many as operators are told of. */
  isNoted: boolean;
}

/** The id is random and too long to be found by trying. */
const hashOf = (jobId: string, browserId: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['report', jobId, browserId]))
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

/** How long the text of one report may grow. */
const MAX_TEXT_LENGTH = 20_000;

type StoredReport = typeof jobReports.$inferSelect;

/** Adds to a report what its reporter says beyond it: a text that is not in it yet, another reason, another contact. */
async function addTo(tx: Db, report: StoredReport, { reason, text, contact }: Report, now: Date): Promise<void> {
  const added = text?.trim() ?? '';
  const isNew = (added !== '' && !report.text?.includes(added)) || reason !== report.reason;
  const about = reason === report.reason ? '' : `, ${reason}`;
  const line = isNew ? `[${dayInJakarta(now)}${about}] ${added}`.trim() : null;
  const isKnown = line === null || (report.text?.includes(line) ?? false);
  const whole = isKnown ? report.text : [report.text, line].filter(Boolean).join('\n\n');
  if ((whole?.length ?? 0) > MAX_TEXT_LENGTH) {
    refuseProblems({ text: 'Laporan Anda tentang lowongan ini sudah sangat panjang.' });
  }
  const newContact = contact?.trim() || report.contact;
  if (whole === report.text && newContact === report.contact) return;
  await tx.update(jobReports).set({ text: whole, contact: newContact }).where(eq(jobReports.id, report.id));
}

/**
 * Stores a report about a job (specification 4, section 7). As long as it is open, the same person and the same job are
 * one report: a second one gets the receipt of the first, to which it adds what is new. The job itself stays as it is,
 * however many reports there are. Fails with 4004 for an unknown job.
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
    // Reports about one job wait for each other: each counts those before it, and two of one person find each other.
    const [job] =
      jobId === null
        ? []
        : await tx.select({ id: jobs.id, slug: jobs.slug }).from(jobs).where(eq(jobs.id, jobId)).for('no key update');
    if (!job) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
    const before = await countAccounts(tx, job.id);
    const candidateId = 'candidateId' in reporter ? reporter.candidateId : null;
    const browserId = 'browserId' in reporter ? reporter.browserId : null;
    const reporterHash = browserId && hashOf(job.id, browserId);
    const ofWho =
      candidateId !== null
        ? eq(jobReports.candidateId, candidateId)
        : reporterHash !== null && eq(jobReports.reporterHash, reporterHash);
    const [earlier] = ofWho
      ? await tx
          .select()
          .from(jobReports)
          .where(and(openReports(job.id), ofWho))
      : [];
    const at = now();
    const receipt = earlier?.receipt ?? createReceipt();
    if (earlier) {
      await addTo(tx, earlier, report, at);
    } else {
      const [text, contact] = [report.text?.trim() || null, report.contact?.trim() || null];
      const what = { reason: report.reason, text, contact, createdAt: at };
      await tx.insert(jobReports).values({ receipt, jobId: job.id, candidateId, reporterHash, ...what });
    }
    const accounts = await countAccounts(tx, job.id);
    const isNoted = before < NOTED_ACCOUNTS && accounts >= NOTED_ACCOUNTS;
    return { receipt, repeated: earlier !== undefined, job: job.slug, accounts, isNoted };
  });
}
