import pLimit from 'p-limit';
import type { AppDeps } from '../app-deps';
import { done } from '../http/envelope';
import { countJobs, jobsOf, listJobs, listProvinces, pickAndCountJobs, pickJobs } from './job-repository';
import { normalizeSearch, searchCondition, type JobSearch, type Province } from './job-search';
import { readJobsStamp } from './jobs-stamp';
import { jsonAnswer, type PreparedAnswer } from './prepared-answer';
import { VersionedCache } from './versioned-cache';

/** More searches at once would not be done sooner, and would take the database from all other requests. */
const MAX_SEARCHES = 3;

/** Responses with a page of jobs are some kilobytes each; the counts of jobs, some ten bytes. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024;

export interface JobPageQuery extends JobSearch {
  /** From 1; beyond the last page, the last page is answered. */
  page: number;
  pageSize: number;
}

/** The answers of the job list, each kept until a job or the day changes, by which deadlines pass. */
export class JobLists {
  readonly #deps: Pick<AppDeps, 'db' | 'now'>;
  readonly #whole: VersionedCache<PreparedAnswer>;
  readonly #pages: VersionedCache<PreparedAnswer>;
  readonly #totals: VersionedCache<number>;
  readonly #provinces: VersionedCache<Province[]>;
  readonly #searchLimit = pLimit(MAX_SEARCHES);

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#deps = deps;
    const readVersion = readJobsStamp(deps);
    const byteLength = (response: PreparedAnswer): number => response.byteLength;
    this.#whole = new VersionedCache(readVersion, { maxEntries: 1 });
    this.#pages = new VersionedCache(readVersion, { maxBytes: MAX_PAGE_BYTES, byteLength });
    this.#totals = new VersionedCache(readVersion, { maxBytes: MAX_TOTAL_BYTES, byteLength: () => 8 });
    this.#provinces = new VersionedCache(readVersion, { maxEntries: 1 });
  }

  /** The answer with every job (contract, "Jobs"). */
  whole(): Promise<PreparedAnswer> {
    const { db, now } = this.#deps;
    return this.#whole.get('', async () => jsonAnswer(done(await listJobs(db, now()))));
  }

  /** The answer with one page of the jobs that a search finds. */
  page({ page, pageSize, ...asTyped }: JobPageQuery): Promise<PreparedAnswer> {
    const search = normalizeSearch(asTyped);
    const key = JSON.stringify([search, page, pageSize]);
    return this.#pages.get(key, () => this.#searchLimit(() => this.#makePage(search, page, pageSize)));
  }

  async #makePage(search: JobSearch, wantedPage: number, pageSize: number): Promise<PreparedAnswer> {
    const { db, now } = this.#deps;
    const { sort } = search;
    const provinces = search.location ? await this.#provinces.get('', () => listProvinces(db)) : [];
    const condition = searchCondition(search, provinces);
    const key = JSON.stringify({ ...search, sort: '' });

    let first: string[] | null = null;
    const total = await this.#totals.get(key, async () => {
      if (wantedPage > 1) return countJobs(db, condition);
      const found = await pickAndCountJobs(db, condition, { sort, limit: pageSize });
      first = found.ids;
      return found.total;
    });
    const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)));
    const range = { sort, offset: (page - 1) * pageSize, limit: pageSize };
    const ids = first ?? (total === 0 ? [] : await pickJobs(db, condition, range));
    return jsonAnswer({ ...done(await jobsOf(db, ids, sort, now())), meta: { total, page, pageSize } });
  }
}
