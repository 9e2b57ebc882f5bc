/** Reports about vacancies; see `reports/report-job.ts`. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { candidates, jobs } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const REPORT_REASONS = [
  'money',
  'personalData',
  'impersonation',
  'misleading',
  'discrimination',
  'harmful',
  'inactive',
  'other',
] as const;

export const jobReports = pgTable(
  'job_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Receipt number for the reporter and for operators. */
    receipt: text('receipt').notNull().unique(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null for a caller without a session, and for a deleted candidate; a trigger erases contact and text with them. */
    candidateId: uuid('candidate_id').references(() => candidates.id, { onDelete: 'set null' }),
    /**
     * Reporter without a session: SHA-256 of the job and of the random id that the browser has made, so that
     * reports about different jobs cannot be put together. Null where the browser sent none; erased after 30 days.
     */
    reporterHash: text('reporter_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    /** How the reporter may be reached. Erased when the report is closed. */
    contact: text('contact'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('job_reports_candidate_idx')
      .on(table.jobId, table.candidateId)
      .where(sql`${table.closedAt} is null`),
    uniqueIndex('job_reports_reporter_idx')
      .on(table.jobId, table.reporterHash)
      .where(sql`${table.closedAt} is null`),
    index('job_reports_candidate_only_idx').on(table.candidateId),
    index('job_reports_created_idx').on(table.createdAt),
  ],
);
