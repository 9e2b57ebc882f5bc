import type { AppDeps } from '../app-deps';
import { ApiFailure } from '../http/failure';
import { jobStatus } from '../jobs/job-status';
import { findJobToApplyTo, hasApplied, insertApplication } from './application-repository';
import { toJobId } from './job-id';

const alreadyApplied = (): ApiFailure => new ApiFailure(4006, 'Anda sudah melamar pekerjaan ini.');

/**
 * Applies to a job for a candidate and gives back the application (specification 1, section 4, "Apply flow").
 * Fails with 4004 for an unknown job, 4006 when the candidate has applied to it before, also by a call at the same
 * moment and also when it has closed since, and 4007 when it is closed.
 */
export async function apply({ db, now }: AppDeps, candidateId: string, job: string | number) {
  const jobId = toJobId(job);
  const found = jobId === null ? undefined : await findJobToApplyTo(db, jobId);
  if (jobId === null || !found) throw new ApiFailure(4004, 'Lowongan tidak ditemukan.');
  if (jobStatus(found, now()) === 'closed') {
    if (await hasApplied(db, candidateId, jobId)) throw alreadyApplied();
    throw new ApiFailure(4007, 'Lowongan ini sudah ditutup.');
  }
  const application = await insertApplication(db, candidateId, jobId, now());
  if (!application) throw alreadyApplied();
  return application;
}
