/** Browsers that are sent news by Web Push; see `push/`. */
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { candidates, sessions } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A candidate's browser, by the address that its push service gave it: one row per address. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    /** The session that it was registered with last: signing out ends both. Null once that session has been purged. */
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'set null' }),
    /** A secret: to know it is to be able to send to it. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and its secret, base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The names of browser and system (`session/device-of.ts`); null where neither is known. */
    name: text('name'),
    /** True where it is sent one sentence alone, with nothing about the news. */
    withoutContent: boolean('without_content').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the browser registered last, or took a message. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** True where the push service refused the last message, and may take another one. */
    refused: boolean('refused').notNull().default(false),
    /** When the push service ends it, or did; null where that is not known. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('push_devices_candidate_idx').on(table.candidateId, table.createdAt),
    index('push_devices_session_idx').on(table.sessionHash),
    index('push_devices_expires_idx').on(table.expiresAt),
  ],
);

/** The key pair by which push services know this provider (VAPID): one row, unless the settings have a pair. */
export const pushKeys = pgTable('push_keys', {
  id: integer('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
