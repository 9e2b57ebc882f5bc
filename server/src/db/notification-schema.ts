/** News of candidates; see `notifications/`. */
import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { type APPLICATION_OUTCOMES, type APPLICATION_STEPS, candidates } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Values of a row by its kind: ids, dates and counts. Texts of employers are read from the job. */
export interface NotificationData {
  application: {
    event: 'viewed' | 'moved' | 'outcome' | 'jobClosed';
    jobId: string;
    /** Of `moved`. */
    step?: (typeof APPLICATION_STEPS)[number];
    /** Of `outcome`. */
    outcome?: (typeof APPLICATION_OUTCOMES)[number];
    /** Of `jobClosed`: the day in Jakarta, `YYYY-MM-DD`. */
    closedOn?: string;
  };
  /** `eventId` is the event of the application that made, moved or cancelled the appointment. */
  appointment: { jobId: string; applicationId: string; eventId: string };
  /** `deadline` is the last day on which one may apply, `YYYY-MM-DD`. */
  savedJobCloses: { jobId: string; deadline: string };
  /**
   * `count` is the number of new jobs, of which `jobIds` has at most 12. `name` is the candidate's own. `newFrom` is the
   * import order from which on jobs were new; older news lack it.
   */
  savedSearch: { savedSearchId: string; name: string; count: number; jobIds: string[]; newFrom?: number };
}

export type NotificationKind = keyof NotificationData;

const KINDS = ['application', 'appointment', 'savedJobCloses', 'savedSearch'] as const satisfies NotificationKind[];

export const notifications = pgTable(
  'notifications',
  {
    /** The order of the list, and its cursor. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** Id of what it is about: an application, an appointment, a job or a saved search. */
    subject: text('subject').notNull(),
    /** Tells news about one subject apart: an event's id, a deadline with its notice, a cursor. */
    threshold: text('threshold').notNull().default(''),
    data: jsonb('data').$type<NotificationData[NotificationKind]>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notifications_key').on(table.candidateId, table.kind, table.subject, table.threshold),
    index('notifications_candidate_idx').on(table.candidateId, table.id.desc()),
    index('notifications_unread_idx')
      .on(table.candidateId)
      .where(sql`${table.readAt} is null`),
    index('notifications_created_idx').on(table.createdAt),
  ],
);
