import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { DOCUMENT_RULES } from '@titian/job-search';
import type { Db } from '../../db/client';
import { cities, provinces } from '../../masters/master-data';

/**
 * Changes with what documents are made by: rules, phrases, names of places. At the next start, those of another version
 * are made again.
 */
export const DOCUMENT_VERSION = createHash('sha256')
  .update(JSON.stringify([DOCUMENT_RULES, cities, provinces]))
  .digest()
  .readInt32BE();

/**
 * Sorts what was written last into the index of searches. PostgreSQL puts it aside first, which makes writing twenty
 * times faster, but until a vacuum comes by every search would go through it.
 */
export async function settleSearchIndex(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('jobs_search_idx'::regclass)`);
}
