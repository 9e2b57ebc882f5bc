import { and, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { ALREADY_ACTIVE, spendTokens, takeToken } from './account-tokens';
import { settlePending } from './pending-registrations';
import { recordEvents } from './security-events';

interface Activation {
  candidateId: string;
  /** The sign-up that gives the account its name, number and password; null for none in particular. */
  registrationId: string | null;
  now: Date;
  /** The caller's. */
  address: string;
}

/**
 * Activates an account whose mailbox a mailed link has proved, and ends every link to activate it; for use under the
 * account's lock. Gives back whether the account has a password, and null for one that was active before.
 */
export async function activateAccount(
  tx: Db,
  { candidateId, registrationId, now, address }: Activation,
): Promise<{ hasPassword: boolean } | null> {
  const activated = await tx
    .update(candidates)
    .set({ activatedAt: now })
    .where(and(eq(candidates.id, candidateId), isNull(candidates.activatedAt)))
    .returning({ id: candidates.id });
  if (activated.length === 0) return null;
  await spendTokens(tx, candidateId, 'activate', now);
  await recordEvents(tx, { kind: 'activated', at: now, address, candidateId });
  return { hasPassword: await settlePending(tx, candidateId, registrationId) };
}

/**
 * Activates the account that a mailed token belongs to, with what the token's sign-up has chosen. `address` is the
 * caller's. Gives back whether the account has a password. Fails with 4004 for an unknown token, 4006 for a used one or an
 * active account, and 4007 for one that is over (specification 1, section 4; contract, "Account").
 */
export async function activate(
  { db, now }: AppDeps,
  token: string,
  address: string,
): Promise<{ hasPassword: boolean }> {
  return db.transaction(async (tx) => {
    const holder = await takeToken(tx, token, 'activate', now());
    const activated = await activateAccount(tx, { ...holder, now: now(), address });
    if (!activated) throw new ApiFailure(4006, ALREADY_ACTIVE);
    return activated;
  });
}
