import type { AppDeps } from '../app-deps';
import { done } from '../http/envelope';
import { countJobs, findJobs, listJobs } from './job-repository';
import { normalizeSearch, type JobSearch } from './job-search';
import { readJobsStamp } from './jobs-stamp';
import { jsonAnswer, type PreparedAnswer } from './prepared-answer';
import { StampedCache } from './stamped-cache';

export interface JobPageQuery extends JobSearch {
  /** From 1; beyond the last page, the last page is answered. */
  page: number;
  pageSize: number;
}

/** The answers of the job list, each kept until a job or the day changes, by which deadlines pass. */
export class JobLists {
  readonly #deps: Pick<AppDeps, 'db' | 'now'>;
  readonly #answers: StampedCache<PreparedAnswer>;
  readonly #totals: StampedCache<number>;

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#deps = deps;
    const readStamp = readJobsStamp(deps);
    this.#answers = new StampedCache(readStamp);
    this.#totals = new StampedCache(readStamp);
  }

  /** The answer with every job (contract, "Jobs"). */
  whole(): Promise<PreparedAnswer> {
    const { db, now } = this.#deps;
    return this.#answers.get('', async () => jsonAnswer(done(await listJobs(db, now()))));
  }

  /** The answer with one page of the jobs that a search finds. */
  page({ page, pageSize, ...asTyped }: JobPageQuery): Promise<PreparedAnswer> {
    const search = normalizeSearch(asTyped);
    const key = JSON.stringify([search, page, pageSize]);
    return this.#answers.get(key, () => this.#makePage(search, page, pageSize));
  }

  async #makePage(search: JobSearch, wantedPage: number, pageSize: number): Promise<PreparedAnswer> {
    const { db, now } = this.#deps;
    const key = JSON.stringify({ ...search, sort: '' });
    const total = await this.#totals.get(key, () => countJobs(db, search));
    const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)));
    const range = { offset: (page - 1) * pageSize, limit: pageSize };
    const jobs = total === 0 ? [] : await findJobs(db, search, range, now());
    return jsonAnswer({ ...done(jobs), meta: { total, page, pageSize } });
  }
}
