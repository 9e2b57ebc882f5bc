import pLimit from 'p-limit';
import type { AppDeps } from '../../app-deps';
import { done } from '../../http/envelope';
import { readJobsVersion } from '../jobs-version';
import { jsonResponse, type PreparedResponse } from '../prepared-response';
import { VersionedCache } from '../versioned-cache';
import { jobDemand } from './job-demand';

/** More than there are cities and provinces. */
const MAX_PLACES = 1_000;

/** The responses about what employers ask for, each cached until a job or the day changes. */
export class JobDemands {
  readonly #deps: Pick<AppDeps, 'db' | 'now'>;
  readonly #responses: VersionedCache<PreparedResponse>;
  /** One at a time: each reads many texts, and nobody waits for it. */
  readonly #limit = pLimit(1);

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#deps = deps;
    this.#responses = new VersionedCache(readJobsVersion(deps), { maxEntries: MAX_PLACES });
  }

  /** The response about the first of these places that is known and has enough jobs (contract, `getJobDemand`). */
  of(places: readonly string[]): Promise<PreparedResponse> {
    const { db, now } = this.#deps;
    const make = async () => jsonResponse(done(await jobDemand(db, places, now())));
    return this.#responses.get(JSON.stringify(places), () => this.#limit(make));
  }
}
