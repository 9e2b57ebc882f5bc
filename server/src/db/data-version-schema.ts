/** Versions of stored data, by which a server sees that its caches are stale. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The version of some data changes with every transaction that writes to it. Triggers set it, so that it changes
 * whichever program writes: see the migration `init`. Data without a row was never written.
 */
export const dataVersions = pgTable('data_stamps', {
  name: text('name').primaryKey(),
  version: uuid('stamp').notNull(),
});
