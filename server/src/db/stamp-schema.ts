/** What tells the copies that servers keep of stored data whether they are still true. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A stamp that is another after every transaction that touches the data it stands for. Triggers write it, so that it
 * changes whoever writes; see the migration that creates it. A name without a row has never been touched.
 */
export const dataStamps = pgTable('data_stamps', {
  name: text('name').primaryKey(),
  stamp: uuid('stamp').notNull(),
});
