import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { candidates } from '../db/schema';
import { takeToken } from './account-tokens';

/**
 * Activates the account that a mailed token belongs to. Fails with 4004 for an unknown token, 4006 for a used one and
 * 4007 for one that is over (specification 1, section 4; contract, "Account").
 */
export async function activate({ db, now }: AppDeps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const candidateId = await takeToken(tx, token, 'activate', now());
    await tx.update(candidates).set({ activatedAt: now() }).where(eq(candidates.id, candidateId));
  });
}
