import { eq } from 'drizzle-orm';
import type { AppDeps } from '../app-deps';
import { candidates } from '../db/schema';
import { ApiFailure } from '../http/failure';
import { sessionEnded } from '../session/session';
import { findApplicationTo, upsertReference, type DiscoverySource } from './application-repository';
import { toJobId } from '../db/row-id';

interface Reference {
  jobId: string | number;
  /** Caller, as the call has it. */
  candidateId: string | number;
  ref: DiscoverySource;
}

/**
 * Stores how the signed-in candidate learned of a job that they applied to (specification 1, section 5,
 * "Source-of-discovery prompt"). Fails with 4004 for another candidate, and for a job that they did not apply to, and with
 * 4001 where the account is deleted meanwhile.
 */
export async function saveReference({ db }: AppDeps, signedInId: string, reference: Reference): Promise<void> {
  const jobId = toJobId(reference.jobId);
  const isOwn = String(reference.candidateId).toLowerCase() === signedInId;
  await db.transaction(async (tx) => {
    // A deletion that is under way comes first: nothing is stored about a deleted candidate.
    const account = tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, signedInId));
    if ((await account.for('key share')).length === 0) throw sessionEnded();
    if (!isOwn || jobId === null || !(await findApplicationTo(tx, signedInId, jobId))) {
      throw new ApiFailure(4004, 'Lamaran tidak ditemukan.');
    }
    await upsertReference(tx, signedInId, jobId, reference.ref);
  });
}
