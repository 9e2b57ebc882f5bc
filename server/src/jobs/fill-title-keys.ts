import { eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { jobs } from '../db/schema';
import { searchKey } from './search-key';

const CHUNK_SIZE = 1_000;

/**
 * Works out the title keys of jobs that a release without them has stored; without such jobs it only looks. Rows that
 * lack one are found by no search.
 */
export async function fillTitleKeys(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: jobs.id, title: jobs.title })
      .from(jobs)
      .where(isNull(jobs.titleKey))
      .limit(CHUNK_SIZE);
    if (rows.length === 0) return;
    await db.transaction(async (tx) => {
      for (const { id, title } of rows) {
        await tx
          .update(jobs)
          .set({ titleKey: searchKey(title) })
          .where(eq(jobs.id, id));
      }
    });
  }
}
