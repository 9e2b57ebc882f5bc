import { listJobs } from './job-repository';
import { listCache, type ListCacheDeps } from './list-cache';
import { jsonListResponse, type PreparedResponse } from './prepared-response';
import type { RefreshedCache } from './refreshed-cache';

/** The response with every job (contract, "Jobs"), which may be some seconds older than the last change (`listCache`). */
export class JobList {
  readonly #deps: ListCacheDeps;
  readonly #responses: RefreshedCache<PreparedResponse>;
  #last: PreparedResponse | null = null;

  constructor(deps: ListCacheDeps) {
    this.#deps = deps;
    this.#responses = listCache(deps, { maxEntries: 1 });
  }

  async response(): Promise<PreparedResponse> {
    const { value } = await this.#responses.get('', () => this.#make());
    return value;
  }

  async #make(): Promise<PreparedResponse> {
    const { db, now } = this.#deps;
    const response = await jsonListResponse(listJobs(db, now()));
    if (this.#last) await response.encodeLike(this.#last);
    this.#last = response;
    return response;
  }
}
