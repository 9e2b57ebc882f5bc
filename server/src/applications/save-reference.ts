import type { AppDeps } from '../app-deps';
import { ApiFailure } from '../http/failure';
import { findApplicationTo, upsertReference, type DiscoverySource } from './application-repository';
import { toJobId } from './job-id';

interface Reference {
  jobId: string | number;
  /** Who says it, as the call has it. */
  candidateId: string | number;
  ref: DiscoverySource;
}

/**
 * Stores how the signed-in candidate learned of a job that they applied to (specification 1, section 5,
 * "Source-of-discovery prompt"). Fails with 4004 for another candidate, and for a job that they did not apply to.
 */
export async function saveReference({ db }: AppDeps, signedInId: string, reference: Reference): Promise<void> {
  const jobId = toJobId(reference.jobId);
  const isOwn = String(reference.candidateId).toLowerCase() === signedInId;
  if (!isOwn || jobId === null || !(await findApplicationTo(db, signedInId, jobId))) {
    throw new ApiFailure(4004, 'Lamaran tidak ditemukan.');
  }
  await upsertReference(db, signedInId, jobId, reference.ref);
}
