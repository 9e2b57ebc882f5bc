import { eq } from 'drizzle-orm';
import { lockAccount } from '../account-tokens';
import { recordEvents } from '../security-events';
import type { AppDeps } from '../../app-deps';
import { enqueue } from '../../queue/enqueue';
import type { Db } from '../../db/client';
import { candidates } from '../../db/schema';
import { sessionEnded } from '../../session/session';
import { isDeletionDue } from '../../session/deletion-period';

interface Keeping {
  candidateId: string;
  now: Date;
  /** The caller's. */
  address: string;
}

/** Takes back the deletion of an account that waits for it, and mails a notice; for use under the account's lock. */
export async function keepAccount(tx: Db, { candidateId, now, address }: Keeping): Promise<void> {
  await tx.update(candidates).set({ deletionRequestedAt: null }).where(eq(candidates.id, candidateId));
  await recordEvents(tx, { kind: 'deletion-cancelled', at: now, address, candidateId });
  await enqueue(tx, 'mail-deletion-cancelled', { candidateId }, now);
}

/**
 * Cancels the deletion of a signed-in candidate's account (specification 4, section 6); without one it changes nothing.
 * Fails with 4001 once its time has come.
 */
export async function cancelDeletion({ db, now }: AppDeps, candidateId: string, address: string): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await lockAccount(tx, candidateId);
    const at = now();
    if (!current || isDeletionDue(current.deletionRequestedAt, at)) throw sessionEnded();
    if (current.deletionRequestedAt) await keepAccount(tx, { candidateId, now: at, address });
  });
}
