import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TitleIndex } from './title-index';
import { commonReasons, rankInSteps } from './rank-matches';
import type { MatchOptions } from './rank-matches';
import type { Match, MatchProfile } from './match';
import { FEWEST_MATCHES } from './weights';
import type { FairQueue } from '../http/fair-queue';
import { jobsOf } from '../jobs/job-repository';
import { dayInJakarta } from '../jobs/job-status';
import { listCache, type ListCacheDeps } from '../jobs/list-cache';
import type { RefreshedCache } from '../jobs/refreshed-cache';
import { searchQueue } from '../jobs/search-queue';
import { indexJobs, type IndexedJob } from './match-jobs';
import { chosenProfile, readKnownJobs, readMatchProfile, withChoices, type MatchChoices } from './match-profile';

/** Milliseconds of ranking before other calls have their turn. */
const SLICE_MS = 10;

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
 * The jobs that match people best (specification 4, section 8). The index of all
 * jobs is made once for all candidates, and again as the list of all jobs is (`listCache`).
 */
export class BestMatches {
  readonly #deps: ListCacheDeps;
  readonly #indexes: RefreshedCache<TitleIndex<IndexedJob>>;
  readonly #queue: FairQueue = searchQueue();

  constructor(deps: ListCacheDeps) {
    this.#deps = deps;
    this.#indexes = listCache(deps, { maxEntries: 1 });
  }

  /**
   * At most `limit` jobs with reasons, the best first, and the reasons that all of them share; none where only one
   * matches. Fails as `searchQueue` does.
   */
  of({ candidateId, address, ...wanted }: MatchRequest) {
    return this.#queue.run([candidateId ?? address], () => this.#find(candidateId, wanted));
  }

  async #find(candidateId: string | undefined, { limit, dismissed, ...choices }: Wanted) {
    const { db, now } = this.#deps;
    const own = candidateId === undefined ? null : await readMatchProfile(db, candidateId);
    const profile = own ? withChoices(own.profile, choices) : chosenProfile(choices);
    const without = [...(own?.without ?? []), ...(await readKnownJobs(db, dismissed))];
    const { value: index } = await this.#indexes.get('', () => indexJobs(db, now()));
    const matches = await rank(index, profile, { without, today: dayInJakarta(now()), limit });
    const ids = matches.map(({ job }) => job.id);
    const listed = new Map((await jobsOf(db, ids, now())).map((job) => [job.id, job]));
    const found = matches.flatMap(({ job, ...match }) => {
      const current = listed.get(job.id);
      // It may have been closed or removed since the index was made.
      return current?.status === 'open' ? [{ job: current, ...match }] : [];
    });
    const shown = found.length < FEWEST_MATCHES ? [] : found;
    return { matches: shown, common: commonReasons(shown) };
  }
}
