import { LRUCache } from 'lru-cache';
import type { AppDeps } from '../../app-deps';
import type { Config } from '../../config';
import { done } from '../../http/envelope';
import { jobsOf } from '../job-repository';
import { readJobsVersion } from '../jobs-version';
import { jsonResponse, type PreparedResponse } from '../prepared-response';
import { RefreshedCache } from '../refreshed-cache';
import { searchQueue } from '../search-queue';
import { lruBounds } from '../versioned-cache';
import type { Concept } from './rules/concepts';
import { CompanyNames } from './company-names';
import { matchedIn } from './matched-in';
import type { JobFilters } from './search-filters';
import { searchedJobs, type FoundJobs, type SearchPage } from './search-repository';
import { selectJobs, typedConcepts, type Selection, type TypedText } from './select-jobs';

const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const MAX_FOUND_BYTES = 64 * 1024 * 1024;

/** The first jobs of a search are found together, so that turning its pages finds nothing again. */
const FOUND_TOGETHER = 200;

/** No search has more pages; PostgreSQL counts no further than some billions. */
const LAST_PAGE = 1_000_000;

/** The approximate size of `FoundJobs` in bytes. */
const foundBytes = ({ ids, facets }: FoundJobs): number =>
  6_000 + 100 * (ids.length + facets.function.length + facets.city.length);

/** Jobs grow too old for `postedWithin` without a change of any: by the hour is exact enough. */
function versionByTheHour(deps: Pick<AppDeps, 'db' | 'now'>): () => Promise<string> {
  const readVersion = readJobsVersion(deps);
  return async () => `${await readVersion()} ${deps.now().toISOString().slice(0, 13)}`;
}

export interface JobSearchQuery extends JobFilters, SearchPage, TypedText {}

/** The parameters of the search that a request leaves out. */
const SEARCH_DEFAULTS: JobSearchQuery = {
  q: '',
  place: '',
  city: null,
  province: null,
  near: null,
  minSalary: null,
  includeUnstated: true,
  postedWithin: null,
  education: null,
  experience: null,
  function: null,
  workingType: null,
  workplace: null,
  search: null,
  location: null,
  company: null,
  open: false,
  sort: 'relevant',
  page: 1,
  pageSize: 10,
};

/** The search for parameters that the contract names, others left out. */
export function toSearchQuery(given: Partial<JobSearchQuery>): JobSearchQuery {
  const known = Object.entries(given).filter(([name]) => name in SEARCH_DEFAULTS);
  return { ...SEARCH_DEFAULTS, ...Object.fromEntries(known) };
}

type Deps = Pick<AppDeps, 'db' | 'now'> & { config: Pick<Config, 'searchMaxAge'> };

/**
 * The responses of the job search. Which jobs a search finds, their number and the facets may be some seconds older than
 * the last change (`SEARCH_MAX_AGE`, ADR 0023); what is said of each job never is: a page is made again with each change.
 */
export class JobSearches {
  readonly #deps: Deps;
  readonly #pages: LRUCache<string, { value: PreparedResponse }, () => Promise<PreparedResponse>>;
  readonly #found: RefreshedCache<Selection>;
  readonly #companies: CompanyNames;
  readonly #searchQueue = searchQueue();
  readonly #pageQueue = searchQueue();

  constructor(deps: Deps) {
    this.#deps = deps;
    const { now, config } = deps;
    this.#companies = new CompanyNames(deps);
    this.#pages = new LRUCache({
      ...lruBounds({ maxBytes: MAX_PAGE_BYTES, byteLength: (response: PreparedResponse) => response.byteLength }),
      fetchMethod: async (_key, _stale, { context: make }) => ({ value: await make() }),
      ignoreFetchAbort: true,
    });
    this.#found = new RefreshedCache<Selection>({
      readVersion: versionByTheHour(deps),
      limit: { maxBytes: MAX_FOUND_BYTES, byteLength: foundBytes },
      maxAge: config.searchMaxAge * 1_000,
      now,
    });
  }

  /** The response with one page of what a search from an address finds (contract, `searchJobs`). Fails as `searchQueue` does. */
  async page({ q, place, ...query }: JobSearchQuery, address: string): Promise<PreparedResponse> {
    const { pageSize, sort, page: anyPage, ...filters } = query;
    const typed = typedConcepts({ q, place });
    const wantedPage = Math.min(anyPage, LAST_PAGE);
    const pagesTogether = Math.max(1, Math.floor(FOUND_TOGETHER / pageSize));
    const together = { sort, page: Math.ceil(wantedPage / pagesTogether), pageSize: pagesTogether * pageSize };
    const key = JSON.stringify([typed.map((concept) => [concept.box, concept.typed]), filters, together]);
    const found = await this.#found.get(key, () =>
      this.#searchQueue.run([address], () => this.#select(typed, filters, together)),
    );
    const { total, ids, facets, concepts, dropped } = found.value;
    const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)));
    const first = ((page - 1) % pagesTogether) * pageSize;
    // Of the selection itself and of the present data: neither is told by the other.
    const pageKey = `${found.run} ${found.version} ${page} ${pageSize}`;
    const makePage = async (): Promise<PreparedResponse> => {
      const data = await this.#jobsWithReasons(ids.slice(first, first + pageSize), concepts);
      return jsonResponse({ ...done(data), meta: { total, page, pageSize, facets, dropped } });
    };
    return (await this.#pages.forceFetch(pageKey, { context: () => this.#pageQueue.run([address], makePage) })).value;
  }

  async #select(typed: readonly Concept[], filters: JobFilters, page: SearchPage): Promise<Selection> {
    const { db, now } = this.#deps;
    const companyIds = filters.company === null ? null : await this.#companies.named(filters.company);
    return selectJobs(db, typed, { filters, companyIds, page, now: now() });
  }

  async #jobsWithReasons(ids: readonly string[], concepts: readonly Concept[]) {
    const { db, now } = this.#deps;
    const listed = new Map((await jobsOf(db, ids, 'newest', now())).map((job) => [job.id, job]));
    const searched = concepts.length > 0 ? await searchedJobs(db, ids) : new Map<string, never>();
    return ids.flatMap((id) => {
      const [job, text] = [listed.get(id), searched.get(id)];
      return job ? [{ ...job, matchedIn: text ? matchedIn(text, concepts) : [] }] : [];
    });
  }
}
