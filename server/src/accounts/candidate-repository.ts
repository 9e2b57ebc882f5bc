import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';

/** The account of an e-mail address, however its letters are cased. */
export async function findByEmail(db: Db, email: string): Promise<typeof candidates.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(candidates)
    .where(sql`lower(${candidates.email}) = lower(${email})`);
  return row;
}

/** How many candidates have an active account that does not wait to be deleted. */
export const countCandidates = (db: Db): Promise<number> =>
  db.$count(candidates, and(isNotNull(candidates.activatedAt), isNull(candidates.deletionRequestedAt)));
