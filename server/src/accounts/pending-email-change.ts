import type { AppDeps } from '../app-deps';
import { ApiFailure } from '../http/failure';
import type { SessionCandidate } from '../session/session';
import { lockSessionAccount } from './account-sessions';
import { cancelPendingChanges, findPendingChange } from './email-changes';
import { recordEvents } from './security-events';

/**
 * A candidate's change of the e-mail address that waits for its confirmation, in the contract's shape, or null. One to an
 * address that has an account already looks like any other: see `changeEmail` (specification 4, section 6).
 */
export async function readPendingChange({ db, now }: AppDeps, candidateId: string) {
  const change = await findPendingChange(db, candidateId, now());
  if (!change) return null;
  return {
    email: change.newEmail,
    requestedAt: change.createdAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
  };
}

/**
 * Cancels a candidate's pending change of the e-mail address and ends its link. `address` is the caller's. Fails with
 * 4004 when none is pending: a change that was confirmed a moment before must not be reported as cancelled.
 */
export async function cancelEmailChange(
  { db, now }: AppDeps,
  candidate: SessionCandidate,
  address: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSessionAccount(tx, candidate, now);
    const candidateId = candidate.id;
    const change = await findPendingChange(tx, candidateId, now());
    if (!change) throw new ApiFailure(4004, 'Tidak ada perubahan email yang menunggu konfirmasi.');
    await cancelPendingChanges(tx, candidateId, now());
    await recordEvents(tx, { kind: 'email-change-cancelled', at: now(), address, candidateId });
  });
}
