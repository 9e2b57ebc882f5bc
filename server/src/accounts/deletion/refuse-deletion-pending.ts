import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { candidates } from '../../db/schema';
import { ApiFailure } from '../../http/failure';
import { sessionEnded } from '../../session/session';

/**
 * Fails with 4006 where a candidate's account waits for its deletion, and with 4001 where it is gone. Until the
 * transaction `tx` ends no deletion can be requested, which would miss what the transaction stores.
 */
export async function refuseDeletionPending(tx: Db, candidateId: string): Promise<void> {
  const [account] = await tx
    .select({ requestedAt: candidates.deletionRequestedAt })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('share');
  if (!account) throw sessionEnded();
  if (account.requestedAt) {
    throw new ApiFailure(
      4006,
      'Akun Anda sedang menunggu penghapusan. Batalkan dulu di Pengaturan Akun untuk dapat melamar.',
    );
  }
}
