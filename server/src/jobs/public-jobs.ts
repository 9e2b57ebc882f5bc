import { done } from '../http/envelope';
import { READS } from '../reads/reads';
import { findPublicJob, type findJobBySlug, type PostedJob } from './job-repository';
import { jsonResponse, type PreparedResponse } from './prepared-response';
import type { ReadDeps } from './read-deps';
import { isRemovedJob } from './removed-jobs';

/** A job as its public pages show it, or why there is none. */
export interface PublicJob {
  /** Undefined for an unknown slug. */
  posted: PostedJob | undefined;
  /** The same job in the contract's shape. */
  detail: Awaited<ReturnType<typeof findJobBySlug>>;
  /** The response with it; left out where there is none. */
  response?: PreparedResponse;
  /** True when an operator removed the job, and no feed has brought it again since. */
  isRemoved: boolean;
}

/** Both shapes hold the long texts, and some hundred bytes of fields. */
const byteLength = ({ posted, response }: PublicJob): number =>
  posted ? 2_000 + 4 * (posted.description.length + posted.requirements.length) + (response?.byteLength ?? 0) : 100;

/** Jobs for everybody; that there is none is kept, too. */
export class PublicJobs {
  readonly #deps: ReadDeps;

  constructor(deps: ReadDeps) {
    this.#deps = deps;
  }

  /** The job of a slug, for a caller's address. Fails as `answer` does. */
  async find(slug: string, address: string): Promise<PublicJob> {
    const { answer, version } = this.#deps;
    return (await answer(slug, { ...READS.vacancy, version, address, byteLength }, () => this.#read(slug))).value;
  }

  async #read(slug: string): Promise<PublicJob> {
    const { db, now } = this.#deps;
    const found = await findPublicJob(db, slug, now());
    if (!found) return { posted: undefined, detail: undefined, isRemoved: await isRemovedJob(db, slug) };
    const response = jsonResponse(done(found.detail));
    return { ...found, response, isRemoved: found.isRemoved && found.detail.status !== 'open' };
  }
}
