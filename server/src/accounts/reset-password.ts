import { and, eq, isNull } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { candidates, sessions } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { expireTokens, holderOfToken, takeToken } from './account-tokens';
import { hashPassword } from './passwords';
import { setPendingPassword } from './pending-registrations';
import { fromUidb64 } from './reset-link';

/**
 * Sets a new password with a mailed link, ends every session and every other reset link. `password` has passed the
 * contract's schema. Fails with 4004 for an unknown link, 4006 for a used one and 4007 for one that is over
 * (specification 1, section 4; contract, "Account"). An account that waits for activation stays inactive.
 */
export async function resetPassword(
  { db, now }: AppDeps,
  link: { uidb64: string; token: string },
  password: string,
): Promise<void> {
  // Checked before the password is hashed, so that guessing links costs the guesser more than the server.
  const { candidateId } = await holderOfToken(db, link.token, 'reset', now());
  if (candidateId !== fromUidb64(link.uidb64)) {
    throw new ApiFailure(4004, 'Tautan ini tidak berlaku atau sudah kedaluwarsa.');
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await takeToken(tx, link.token, 'reset', now());
    await expireTokens(tx, candidateId, 'reset', now());
    await tx.update(candidates).set({ passwordHash }).where(eq(candidates.id, candidateId));
    await setPendingPassword(tx, candidateId, passwordHash);
    await tx
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.candidateId, candidateId), isNull(sessions.revokedAt)));
  });
}
