import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { enqueue } from '../queue/enqueue';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { refuseProblems } from '../http/field-problems';
import { endSessions } from './account-sessions';
import { activateAccount } from './activate';
import { DEAD_LINK, holderOfToken, takeToken } from './account-tokens';
import { cancelPendingChanges } from './email-changes';
import { passwordProblem } from './common-passwords';
import { hashPassword } from './passwords';
import { NO_CONSENT, onlyPending } from './pending-registrations';
import { recordEvents } from './security-events';
import { fromUidb64 } from './reset-link';

/** Choices of a sign-up for an account, beside the password. */
type SignUp = Pick<typeof candidates.$inferSelect, 'name' | 'phoneNumber'>;

/**
 * Sets a new password with a mailed link, ends every session, every other reset link and a change of the e-mail address
 * that waits, and mails a notice of it. An account that waits for its activation becomes active, because the link has
 * proved the mailbox (specification 4, section 6), with name and number of its sign-up if there is only one, and without
 * its consent: a stranger may have signed up. Gives back name and number of an account without consent, and its id.
 * `password` has passed the contract's schema, `address` is the caller's. Fails with 4000 for one that is easy to guess,
 * 4004 for an unknown link, 4006 for a used one and 4007 for one that is over (specification 1, section 4; contract,
 * "Account").
 */
export async function resetPassword(
  { db, now }: AppDeps,
  link: { uidb64: string; token: string },
  password: string,
  address: string,
): Promise<{ candidateId: string; signUp: SignUp | null }> {
  // Checked before the password is hashed, so that guessing links costs the guesser more than the server.
  const { candidateId } = await holderOfToken(db, link.token, 'reset', now());
  if (candidateId !== fromUidb64(link.uidb64)) {
    throw new ApiFailure(4004, DEAD_LINK);
  }
  refuseProblems({ password: await passwordProblem(password) });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await takeToken(tx, link.token, 'reset', now());
    await cancelPendingChanges(tx, candidateId, now());
    const registrationId = await onlyPending(tx, candidateId);
    const activated = await activateAccount(tx, { candidateId, registrationId, now: now(), address });
    const [account] = await tx
      .update(candidates)
      .set({ passwordHash, ...(activated && NO_CONSENT) })
      .where(eq(candidates.id, candidateId))
      .returning();
    await recordEvents(tx, { kind: 'password-changed', at: now(), address, candidateId });
    await endSessions(tx, { candidateId, now: now(), address });
    await enqueue(tx, 'mail-new-password', { candidateId }, now());
    if (!account || account.termsAcceptedAt) return { candidateId, signUp: null };
    const { name, phoneNumber } = account;
    return { candidateId, signUp: { name, phoneNumber } };
  });
}
