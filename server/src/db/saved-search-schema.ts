/** Saved searches of candidates; see `saved-searches/`. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { candidates } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The zones of Indonesia. */
const ZONES = ['WIB', 'WITA', 'WIT'] as const;

export const ALERTS = ['none', 'daily', 'weekly'] as const;

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Query of the job list's address, and the version of its form (`packages/rules/job-address.ts`). */
    query: text('query').notNull(),
    queryVersion: integer('query_version').notNull(),
    /** How often new jobs are mailed. */
    alert: text('alert', { enum: ALERTS }).notNull(),
    /** The alert that the link of a mail has ended, so that this can be taken back; null once the search was changed. */
    endedAlert: text('ended_alert', { enum: ALERTS }),
    /** `jobs.import_order` of the last job that was compared with the search. */
    cursor: bigint('cursor', { mode: 'number' }).notNull(),
    /** `jobs.import_order` up to which a job that was found last belongs. */
    foundUpTo: bigint('found_up_to', { mode: 'number' }).notNull().default(0),
    /** `jobs.import_order` up to which jobs were mailed, or need not be. New jobs are waiting while `foundUpTo` is higher. */
    mailedUpTo: bigint('mailed_up_to', { mode: 'number' }).notNull(),
    /** When it was mailed last; before that, when its alert was chosen. */
    mailedAt: instant('mailed_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('saved_searches_candidate_idx').on(table.candidateId, table.createdAt),
    index('saved_searches_cursor_idx').on(table.cursor),
  ],
);

/** A candidate's choices about mails, and when their next digest is due; see `saved-searches/digests.ts`. */
export const digestSettings = pgTable(
  'digest_settings',
  {
    candidateId: uuid('candidate_id')
      .primaryKey()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** The candidate's choice; null for that of their province. */
    zone: text('zone', { enum: ZONES }),
    /** Null while nothing is waiting. */
    dueAt: instant('due_at'),
    /** True where appointments are mailed, too. */
    appointmentMails: boolean('appointment_mails').notNull().default(true),
    /** Address without a mailbox: no digest is sent to it. Null unless a digest was refused so. */
    refusedEmail: text('refused_email'),
  },
  (table) => [
    index('digest_settings_due_idx')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

export const DIGEST_OUTCOMES = ['sent', 'empty', 'late', 'unknown', 'refused'] as const;

/** Mails about new jobs, one a day and candidate at most. */
export const digests = pgTable(
  'digests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** At the candidate's place. */
    day: date('day', { mode: 'string' }).notNull(),
    /** `jobs.import_order` of the last job that it may name. */
    upTo: bigint('up_to', { mode: 'number' }).notNull(),
    /**
     * `late` could not be sent on its day, `unknown` is set while it is sent and stays where the server ends amid that, and
     * `refused` has no mailbox: the next digest has the jobs of all three. Null while it waits.
     */
    outcome: text('outcome', { enum: DIGEST_OUTCOMES }),
    /** Jobs that it told of once it was sent: another search of the candidate does not mail them again. */
    jobIds: uuid('job_ids')
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('digests_day_key').on(table.candidateId, table.day),
    index('digests_created_idx').on(table.createdAt),
  ],
);

/** Tokens of mails that end these mails; only their SHA-256 is stored. */
export const unsubscribeTokens = pgTable(
  'unsubscribe_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('unsubscribe_tokens_candidate_idx').on(table.candidateId),
    index('unsubscribe_tokens_created_idx').on(table.createdAt),
  ],
);
