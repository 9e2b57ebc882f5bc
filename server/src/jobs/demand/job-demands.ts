import { done } from '../../http/envelope';
import { READS } from '../../reads/reads';
import { byteLength, jsonResponse, type PreparedResponse } from '../prepared-response';
import type { ReadDeps } from '../read-deps';
import { jobDemand } from './job-demand';

/** The response about the first of these places that is known and has enough jobs (contract, `getJobDemand`). */
export async function demandResponse(
  { db, now, answer, version }: ReadDeps,
  places: readonly string[],
  address: string,
): Promise<PreparedResponse> {
  const make = async () => jsonResponse(done(await jobDemand(db, places, now())));
  return (await answer(JSON.stringify(places), { ...READS.demand, version, address, byteLength }, make)).value;
}
