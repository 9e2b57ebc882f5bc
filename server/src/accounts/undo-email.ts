import { and, eq, gte } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { candidates, emailChanges } from '../db/schema';
import { keepAccount } from './deletion/keep-account';
import { createToken } from '../session/tokens';
import { endSessions } from './account-sessions';
import { expireTokens, holderOfToken, lockAccount, takeToken } from './account-tokens';
import { changeOf, setEmail } from './confirm-email';
import { cancelPendingChanges } from './email-changes';
import { hashPassword } from './passwords';
import { recordEvents } from './security-events';

/**
 * Gives an account the e-mail address back that a change has taken, by the link that was mailed to it. Changes after
 * that one end too, with their links. The person who changed the address knew the password and had a session: every
 * session ends and no password opens the account until a new one is chosen, for which a link is mailed to the address.
 * A pending deletion is cancelled, because the same person may have requested it. `address` is the caller's. Fails with
 * 4004 for an unknown link, 4006 for a used one and for an address that has another active account by now, and 4007
 * after 7 days (specification 4, section 6).
 */
export async function undoEmail({ db, now }: AppDeps, token: string, address: string): Promise<void> {
  // Checked before a password is hashed, so that guessing links costs the guesser more than the server.
  await holderOfToken(db, token, 'undo-email', now());
  const passwordHash = await hashPassword(createToken());
  await db.transaction(async (tx) => {
    const { candidateId, emailChangeId } = await takeToken(tx, token, 'undo-email', now());
    const change = await changeOf(tx, emailChangeId);
    await setEmail(tx, candidateId, change.oldEmail);
    await tx.update(candidates).set({ passwordHash }).where(eq(candidates.id, candidateId));
    await cancelPendingChanges(tx, candidateId, now());
    // A link of a change that has ended is refused: see `changeOf`.
    await tx
      .update(emailChanges)
      .set({ cancelledAt: now() })
      .where(and(eq(emailChanges.candidateId, candidateId), gte(emailChanges.createdAt, change.createdAt)));
    await expireTokens(tx, candidateId, 'reset', now());
    const account = await lockAccount(tx, candidateId);
    if (account?.deletionRequestedAt) await keepAccount(tx, { candidateId, now: now(), address });
    await recordEvents(tx, { kind: 'email-change-undone', at: now(), address, candidateId });
    await endSessions(tx, { candidateId, now: now(), address });
    await enqueue(tx, 'mail-reset', { candidateId }, now());
  });
}
