import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { sessionEnded } from '../session/session';

/**
 * Lets one call at a time change a candidate's profile: until the transaction `tx` ends, what it has counted and
 * compared holds. Others may read meanwhile, and apply to jobs. Gives back the candidate's row; fails with 4001 when
 * the account is gone.
 */
export async function lockCandidate(tx: Db, candidateId: string) {
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('no key update');
  if (!candidate) throw sessionEnded();
  return candidate;
}
