import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { CandidateIndex } from '@titian/job-search';
import { BusyFailure } from '../http/fair-queue';
import { repeat } from '../http/repeat';
import { jobsOf } from '../jobs/job-repository';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import type { ReadDeps } from '../jobs/read-deps';
import type { MatchPerson } from '../jobs/job-routes';
import type { MatchOrder } from '../jobs/search';
import type { Answered } from '../reads/answer';
import { READS } from '../reads/reads';
import { indexJobs, type IndexedJob } from './match-jobs';
import { commonReasons } from './common-reasons';
import { chosenProfile, readKnownJobs, readMatchProfile, withChoices } from './match-profile';

/** Milliseconds of ranking before other calls have their turn: a write takes some ten turns. */
const SLICE_MS = 1;

/** How often it is looked for changes since the index was made, in milliseconds. */
const INTERVAL_MS = 5_000;

/** Fewer matches are none. */
const MIN_MATCHES = 2;

/** How long a call waits for the index of a server that has just started, in milliseconds. */
const PATIENCE_MS = 2_000;

/** Takes all steps; other calls have their turn in between. */
async function runSteps<T>(steps: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - start < SLICE_MS) continue;
    await nextTurn();
    start = performance.now();
  }
}

/**
 * The jobs that match people best (specification 4, section 8). The index of all jobs is made for all candidates, behind
 * them: they get the former one, however old, while a long one is made again after a change.
 */
export class BestMatches {
  readonly #deps: ReadDeps;

  constructor(deps: ReadDeps) {
    this.#deps = deps;
  }

  #index(signal?: AbortSignal): Promise<Answered<CandidateIndex<IndexedJob>>> {
    const { db, now, answer, version } = this.#deps;
    return answer('', { ...READS.matchIndex, version }, () => indexJobs(db, now(), signal));
  }

  /** Fails as a full queue does while there is no index yet. */
  async #readyIndex(): Promise<Answered<CandidateIndex<IndexedJob>>> {
    const index = await Promise.race([this.#index(), wait(PATIENCE_MS, null, { ref: false })]);
    if (index === null) throw new BusyFailure();
    return index;
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
   * matches. Fails as `answer` does, also while there is no index yet.
   */
  of(person: MatchPerson, limit: number) {
    return this.#inTurn(person, () => this.#find(person, limit));
  }

  /**
   * The order of the whole list for a person (specification 4, section 8); null where no job matches or is near. Fails as `of` does.
   */
  orderOf(person: MatchPerson): Promise<MatchOrder | null> {
    return this.#inTurn(person, () => this.#order(person));
  }

  #inTurn<T>({ candidateId, address, signal }: MatchPerson, rank: () => Promise<T>): Promise<T> {
    return this.#deps.turns[READS.match.turn].run([candidateId ?? address], rank, signal);
  }

  async #read({ candidateId, dismissed, place, work, education }: MatchPerson) {
    const { db } = this.#deps;
    const now = this.#deps.now();
    const choices = { place, work, education };
    const own = candidateId === undefined ? null : await readMatchProfile(db, candidateId, dayInJakarta(now));
    const profile = own ? withChoices(own.profile, choices) : chosenProfile(choices);
    return { profile, without: [...(own?.without ?? []), ...(await readKnownJobs(db, dismissed))], now };
  }

  async #order(person: MatchPerson): Promise<MatchOrder | null> {
    const { profile, ...options } = await this.#read(person);
    const { value: index, run } = await this.#readyIndex();
    const key = createHash('sha256')
      .update(JSON.stringify([run, profile, options.without, dayInJakarta(options.now)]))
      .digest('base64');
    const { answer, version } = this.#deps;
    // By the profile and the index, so that all pages of a list are ranked once.
    const ofOrder = { ...READS.matchOrder, version, byteLength: ({ ranks }: MatchOrder) => ranks.length };
    const { value: order } = await answer(key, ofOrder, async () => {
      return { key, ranks: JSON.stringify(await runSteps(index.orderForCandidate(profile, options))) };
    });
    return order.ranks === '{}' ? null : order;
  }

  async #find(person: MatchPerson, limit: number) {
    const { db } = this.#deps;
    const { profile, ...options } = await this.#read(person);
    const { value: index } = await this.#readyIndex();
    const matches = await runSteps(index.rankForCandidate(profile, { ...options, limit }));
    const ids = matches.map(({ job }) => job.id);
    const listed = new Map((await jobsOf(db, ids, options.now)).map((job) => [job.id, job]));
    const found = matches.flatMap(({ job, ...match }) => {
      const current = listed.get(job.id);
      // It may have been closed or removed since the index was made.
      return current?.status === 'open' ? [{ job: current, ...match }] : [];
    });
    const shown = found.length < MIN_MATCHES ? [] : found;
    return { matches: shown, common: commonReasons(shown) };
  }
}
