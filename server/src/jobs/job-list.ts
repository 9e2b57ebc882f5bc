import type { Answered } from '../reads/answer';
import { READS } from '../reads/reads';
import { listJobs } from './job-repository';
import { jsonListResponse, type PreparedResponse } from './prepared-response';
import type { ReadDeps } from './read-deps';

/** The response with every job (contract, "Jobs"), for a caller's address. */
export const jobList = ({ db, now, answer, version }: ReadDeps, address: string): Promise<Answered<PreparedResponse>> =>
  answer<PreparedResponse>('', { ...READS.list, version, address }, async (_signal, last) => {
    const response = await jsonListResponse(listJobs(db, now()));
    // Its first readers do not wait.
    if (last) await response.encodeLike(last);
    return response;
  });
