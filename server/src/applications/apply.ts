import type { AppDeps } from '../app-deps';
import type { Db } from '../db/client';
import { ApiFailure } from '../http/failure';
import { jobStatus } from '../jobs/job-status';
import { refuseDeletionPending } from '../accounts/deletion/refuse-deletion-pending';
import { recordEvents } from './application-events';
import { findApplicationTo, findJobToApplyTo, insertApplication } from './application-repository';
import { readCompanyView } from './company-view';
import { toJobId } from '../db/row-id';

const alreadyApplied = (): ApiFailure => new ApiFailure(4006, 'Anda sudah melamar pekerjaan ini.');

/** True when a candidate has an application to a job that they have not withdrawn. */
async function hasApplied(db: Db, candidateId: string, jobId: string): Promise<boolean> {
  const application = await findApplicationTo(db, candidateId, jobId);
  return application !== undefined && application.outcome !== 'withdrawn';
}

/**
 * Applies to a job for a candidate and gives back the application (specification 1, section 4, "Apply flow"), also to one
 * from which they have withdrawn (specification 4, section 1). Stores with it which fields of the profile the company is
 * sent (specification 4, section 6). Fails with 4004 for an unknown job, 4006 when the candidate has applied to it before,
 * also by a call at the same moment and also when it has closed since, 4006 while the account waits for its deletion, and
 * 4007 when the job is closed.
 */
export async function apply({ db, now }: AppDeps, candidateId: string, job: string | number) {
  const jobId = toJobId(job);
  const found = jobId === null ? undefined : await findJobToApplyTo(db, jobId);
  if (jobId === null || !found) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
  const at = now();
  if (jobStatus(found, at) === 'closed') {
    if (await hasApplied(db, candidateId, jobId)) throw alreadyApplied();
    throw new ApiFailure(4007, 'Lowongan ini sudah ditutup.');
  }
  return db.transaction(async (tx) => {
    await refuseDeletionPending(tx, candidateId);
    const application = await insertApplication(tx, candidateId, jobId, at);
    if (!application) throw alreadyApplied();
    const { fields: sentFields } = await readCompanyView(tx, candidateId);
    await recordEvents(tx, application.id, [{ at, kind: 'sent', sentFields }]);
    return application;
  });
}
