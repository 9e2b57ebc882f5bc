import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { pushDevices } from '../db/push-schema';
import { sessions } from '../db/schema';
import type { SessionCandidate } from '../session/session';
import { lockAccount } from './account-tokens';
import { recordEvents } from './security-events';

/**
 * Ends one session, at the wish of a caller at `address`; its token is refused from now on (contract, "Account"), and its
 * device gets no pushes any more (specification 4, section 13).
 */
export async function signOut(
  { db, now }: AppDeps,
  { id, tokenHash }: SessionCandidate,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    await tx.update(sessions).set({ revokedAt: now() }).where(eq(sessions.tokenHash, tokenHash));
    await tx.delete(pushDevices).where(eq(pushDevices.sessionHash, tokenHash));
    await recordEvents(tx, { kind: 'session-ended', at: now(), address, candidateId: id });
  });
}
