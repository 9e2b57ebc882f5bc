/** Bookmarks of candidates; see `bookmarks/`. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { candidates } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const bookmarks = pgTable(
  'bookmarks',
  {
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** No foreign key: a job that an operator removes stays bookmarked, and its card says that it is gone. */
    jobId: uuid('job_id').notNull(),
    /** False in a tombstone, which remembers when the bookmark was deleted. */
    saved: boolean('saved').notNull(),
    /** How often the bookmark has changed. */
    version: integer('version').notNull(),
    /** When the candidate saved or deleted it, on whichever device. */
    changedAt: instant('changed_at').notNull(),
    /** Of the job, as they were when it was saved; null in a tombstone. */
    slug: text('slug'),
    title: text('title'),
    company: text('company'),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.jobId] }),
    index('bookmarks_job_idx')
      .on(table.jobId)
      .where(sql`${table.saved}`),
    index('bookmarks_tombstones_idx')
      .on(table.changedAt)
      .where(sql`not ${table.saved}`),
  ],
);
