import type { AppDeps } from '../app-deps';
import type { FairQueue } from '../http/fair-queue';
import { findPublicJob, type findJobBySlug } from './job-repository';
import { readJobsVersion } from './jobs-version';
import type { PostedJob } from './posted-job';
import { isRemovedJob } from './removed-jobs';
import { VersionedCache } from './versioned-cache';

/** A job as its public pages show it, or why there is none. */
export interface PublicJob {
  /** Undefined for an unknown slug. */
  posted: PostedJob | undefined;
  /** The same job in the contract's shape. */
  detail: Awaited<ReturnType<typeof findJobBySlug>>;
  /** True when an operator removed the job, and no feed has brought it again since. */
  isRemoved: boolean;
}

/** Some thousand jobs, or some ten thousand slugs of none. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Both shapes hold the long texts, and some hundred bytes of fields. */
const byteLength = ({ posted }: PublicJob): number =>
  posted ? 2_000 + 4 * (posted.description.length + posted.requirements.length) : 100;

/**
 * Jobs for everybody, each cached until any job or the day changes; so is that there is none. What no cache has is read by
 * turns (`publicReads`).
 */
export class PublicJobs {
  readonly #deps: Pick<AppDeps, 'db' | 'now'>;
  readonly #queue: FairQueue;
  readonly #jobs: VersionedCache<PublicJob>;

  constructor(deps: Pick<AppDeps, 'db' | 'now'>, queue: FairQueue) {
    this.#deps = deps;
    this.#queue = queue;
    this.#jobs = new VersionedCache(readJobsVersion(deps), { maxBytes: MAX_BYTES, byteLength });
  }

  /** The job of a slug, for a caller's address. Fails as `publicReads` does. */
  find(slug: string, address: string): Promise<PublicJob> {
    return this.#jobs.get(slug, () => this.#queue.run([address], () => this.#read(slug)));
  }

  async #read(slug: string): Promise<PublicJob> {
    const { db, now } = this.#deps;
    const found = await findPublicJob(db, slug, now());
    if (!found) return { posted: undefined, detail: undefined, isRemoved: await isRemovedJob(db, slug) };
    return { ...found, isRemoved: found.isRemoved && found.detail.status !== 'open' };
  }
}
