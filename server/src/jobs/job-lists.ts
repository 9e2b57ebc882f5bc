import { done } from '../http/envelope';
import { countJobs, jobsOf, listJobs, listProvinces, pickAndCountJobs, pickJobs } from './job-repository';
import { normalizeSearch, searchCondition, type JobSearch, type Province } from './job-search';
import { readJobsVersion } from './jobs-version';
import { listCache, type ListCacheDeps } from './list-cache';
import { jsonListResponse, jsonResponse, type PreparedResponse } from './prepared-response';
import type { RefreshedCache } from './refreshed-cache';
import { searchQueue } from './search-queue';
import { VersionedCache } from './versioned-cache';

/** Responses with a page of jobs are some kilobytes each; the counts of jobs, some ten bytes. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024;

export interface JobPageQuery extends JobSearch {
  /** From 1; beyond the last page, the response has the last page. */
  page: number;
  pageSize: number;
}

/** The parameters of the list that a request leaves out. */
export const LIST_DEFAULTS: JobPageQuery = {
  search: '',
  location: '',
  workingType: null,
  workplace: null,
  sort: 'newest',
  page: 1,
  pageSize: 10,
};

/**
 * The responses of the job list. Pages are cached until a job or the day changes, by which deadlines pass; the response with
 * every job may be some seconds older (`listCache`).
 */
export class JobLists {
  readonly #deps: ListCacheDeps;
  readonly #whole: RefreshedCache<PreparedResponse>;
  #lastWhole: PreparedResponse | null = null;
  readonly #pages: VersionedCache<PreparedResponse>;
  readonly #totals: VersionedCache<number>;
  readonly #provinces: VersionedCache<Province[]>;
  readonly #queue = searchQueue();

  constructor(deps: ListCacheDeps) {
    this.#deps = deps;
    const readVersion = readJobsVersion(deps);
    const byteLength = (response: PreparedResponse): number => response.byteLength;
    this.#whole = listCache(deps, { maxEntries: 1 });
    this.#pages = new VersionedCache(readVersion, { maxBytes: MAX_PAGE_BYTES, byteLength });
    this.#totals = new VersionedCache(readVersion, { maxBytes: MAX_TOTAL_BYTES, byteLength: () => 8 });
    this.#provinces = new VersionedCache(readVersion, { maxEntries: 1 });
  }

  /** The response with every job (contract, "Jobs"). */
  async whole(): Promise<PreparedResponse> {
    const { value } = await this.#whole.get('', () => this.#makeWhole());
    return value;
  }

  async #makeWhole(): Promise<PreparedResponse> {
    const { db, now } = this.#deps;
    const response = await jsonListResponse(listJobs(db, now()));
    if (this.#lastWhole) await response.encodeLike(this.#lastWhole);
    this.#lastWhole = response;
    return response;
  }

  /** The response with one page of the jobs that a search from an address finds. Fails as `searchQueue` does. */
  page({ page, pageSize, ...asTyped }: JobPageQuery, address: string): Promise<PreparedResponse> {
    const search = normalizeSearch(asTyped);
    const key = JSON.stringify([search, page, pageSize]);
    return this.#pages.get(key, () => this.#queue.run([address], () => this.#makePage(search, page, pageSize)));
  }

  async #makePage(search: JobSearch, wantedPage: number, pageSize: number): Promise<PreparedResponse> {
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
    return jsonResponse({ ...done(await jobsOf(db, ids, sort, now())), meta: { total, page, pageSize } });
  }
}
