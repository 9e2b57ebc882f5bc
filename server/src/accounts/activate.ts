import { and, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { ALREADY_ACTIVE, expireTokens, takeToken } from './account-tokens';
import { settlePending } from './pending-registrations';
import { recordEvents } from './security-events';

/**
 * Activates the account that a mailed token belongs to, with what the token's sign-up has chosen; every other link to
 * activate it stops working. `address` is the caller's. Gives back whether the account has a password. Fails with 4004 for an unknown token, 4006
 * for a used one or an active account, and 4007 for one that is over (specification 1, section 4; contract, "Account").
 */
export async function activate(
  { db, now }: AppDeps,
  token: string,
  address: string,
): Promise<{ hasPassword: boolean }> {
  return db.transaction(async (tx) => {
    const { candidateId, registrationId } = await takeToken(tx, token, 'activate', now());
    const activated = await tx
      .update(candidates)
      .set({ activatedAt: now() })
      .where(and(eq(candidates.id, candidateId), isNull(candidates.activatedAt)))
      .returning({ id: candidates.id });
    if (activated.length === 0) throw new ApiFailure(4006, ALREADY_ACTIVE);
    await expireTokens(tx, candidateId, 'activate', now());
    await recordEvents(tx, { kind: 'activated', at: now(), address, candidateId });
    return { hasPassword: await settlePending(tx, candidateId, registrationId) };
  });
}
