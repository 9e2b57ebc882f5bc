/** Tables about a candidate's own data: copies for download, and the last mail of an account. */
import { bigint, customType, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { candidates } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed'] as const;

/** A copy of everything that is stored about a candidate; see `privacy/export/`. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    status: text('status', { enum: EXPORT_STATUSES }).notNull(),
    /** In percent. */
    progress: integer('progress').notNull().default(0),
    /** Of the file in bytes; null until it is ready. */
    size: bigint('size', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** When the file goes; null until it is ready. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('data_exports_candidate_idx').on(table.candidateId, table.createdAt)],
);

/** An export's file, in one part; a former release stored several. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
);

/**
 * Sessions of accounts that are gone, by the SHA-256 of their tokens alone, so that a browser that still has one learns
 * that what it stores of the candidate has to go. A row is deleted after 30 days, when the browser's cookie has ended.
 */
export const deletedSessions = pgTable(
  'deleted_sessions',
  { tokenHash: text('token_hash').primaryKey(), deletedAt: instant('deleted_at').notNull() },
  (table) => [index('deleted_sessions_deleted_idx').on(table.deletedAt)],
);

/** Where the mail goes that says that an account is gone. A row is deleted once it was sent, after three days at most. */
export const lastMails = pgTable('last_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
});
