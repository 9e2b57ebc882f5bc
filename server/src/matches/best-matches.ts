import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { TitleIndex } from './title-index';
import { commonReasons, rankInSteps } from './rank-matches';
import type { MatchOptions } from './rank-matches';
import type { Match, MatchProfile } from './match';
import { FEWEST_MATCHES } from './weights';
import { BusyFailure, type FairQueue } from '../http/fair-queue';
import { repeat } from '../http/repeat';
import { jobsOf } from '../jobs/job-repository';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { listCache, type ListCacheDeps } from '../jobs/list-cache';
import type { RefreshedCache } from '../jobs/refreshed-cache';
import { searchQueue } from '../jobs/search-queue';
import { indexJobs, type IndexedJob } from './match-jobs';
import { chosenProfile, readKnownJobs, readMatchProfile, withChoices, type MatchChoices } from './match-profile';

/** Milliseconds of ranking before other calls have their turn. */
const SLICE_MS = 10;

/** How often it is looked for changes since the index was made, in milliseconds. */
const INTERVAL_MS = 5_000;

/** How long a call waits for the index of a server that has just started, in milliseconds. */
const PATIENCE_MS = 2_000;

async function rank(
  index: TitleIndex<IndexedJob>,
  profile: MatchProfile,
  options: MatchOptions,
): Promise<Match<IndexedJob>[]> {
  const steps = rankInSteps(index, profile, options);
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await nextTurn();
    start = performance.now();
  }
}

interface Wanted extends MatchChoices {
  limit: number;
  /** Ids of jobs that are not shown. */
  dismissed: readonly string[];
}

export interface MatchRequest extends Wanted {
  /** Undefined for a visitor. */
  candidateId: string | undefined;
  /** Of the caller. */
  address: string;
}

/**
 * The jobs that match people best (specification 4, section 8). The index of all jobs is made for all candidates, behind
 * them: they get the former one, however old, while a long one is made again after a change (but see `SEARCH_MAX_AGE=0`).
 */
export class BestMatches {
  readonly #deps: ListCacheDeps;
  readonly #indexes: RefreshedCache<TitleIndex<IndexedJob>>;
  readonly #queue: FairQueue = searchQueue();

  constructor(deps: ListCacheDeps) {
    this.#deps = deps;
    this.#indexes = listCache(deps, { maxEntries: 1 }, deps.config.searchMaxAge > 0 ? Infinity : 0);
  }

  async #index(signal?: AbortSignal): Promise<TitleIndex<IndexedJob>> {
    const { db, now } = this.#deps;
    return (await this.#indexes.get('', () => indexJobs(db, now(), signal))).value;
  }

  /** Makes a running app make the index before the first call, and again after changes. */
  keepReady(app: FastifyInstance): void {
    const task = async (signal: AbortSignal): Promise<void> => {
      await this.#index(signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    };
    repeat(app, { every: INTERVAL_MS, atOnce: true, task, failure: 'the index for matches could not be made' });
  }

  /**
   * At most `limit` jobs with reasons, the best first, and the reasons that all of them share; none where only one
   * matches. Fails as `searchQueue` does, also while there is no index yet.
   */
  of({ candidateId, address, ...wanted }: MatchRequest) {
    return this.#queue.run([candidateId ?? address], () => this.#find(candidateId, wanted));
  }

  async #find(candidateId: string | undefined, { limit, dismissed, ...choices }: Wanted) {
    const { db } = this.#deps;
    const now = this.#deps.now();
    const own = candidateId === undefined ? null : await readMatchProfile(db, candidateId, dayInJakarta(now));
    const profile = own ? withChoices(own.profile, choices) : chosenProfile(choices);
    const without = [...(own?.without ?? []), ...(await readKnownJobs(db, dismissed))];
    const index = await Promise.race([this.#index(), wait(PATIENCE_MS, null, { ref: false })]);
    if (index === null) throw new BusyFailure();
    const matches = await rank(index, profile, { without, now, limit });
    const ids = matches.map(({ job }) => job.id);
    const listed = new Map((await jobsOf(db, ids, now)).map((job) => [job.id, job]));
    const found = matches.flatMap(({ job, ...match }) => {
      const current = listed.get(job.id);
      // It may have been closed or removed since the index was made.
      return current?.status === 'open' ? [{ job: current, ...match }] : [];
    });
    const shown = found.length < FEWEST_MATCHES ? [] : found;
    return { matches: shown, common: commonReasons(shown) };
  }
}
