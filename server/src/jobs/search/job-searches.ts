import { answersOf } from '../../answers/company-answers';
import { done } from '../../http/envelope';
import { jobsOf } from '../job-repository';
import { READS } from '../../reads/reads';
import { byteLength, jsonResponse, type PreparedResponse } from '../prepared-response';
import type { ReadDeps } from '../read-deps';
import { explain, type Concept, type QueryFilter, type QueryTexts, type Selection } from '@titian/job-search';
import { companiesNamed } from './company-names';
import { NO_SEARCH_FILTERS, type SearchFilters } from './search-filters';
import { NO_FACETS } from './search-facets';
import { searchedJobs, type FoundJobs, type MatchOrder, type Search, type WantedPage } from './search-repository';
import { searchPage } from './select-jobs';
import { findSimilarJobs } from './similar-jobs';
import { countByPlace, suggestPlaces, type PlaceCounts } from './suggest-places';
import { toKeys } from './title-matches';

/** The first jobs of a search are found together, so that turning its pages finds nothing again. */
const FOUND_TOGETHER = 200;

/** No search has more pages; PostgreSQL counts no further than some billions. */
const LAST_PAGE = 1_000_000;

/** The approximate size in bytes. */
const foundBytes = ({ ids, others, facets }: Found): number =>
  6_000 + 100 * (ids.length + others.length + facets.function.length + facets.city.length);

export interface JobSearchQuery extends SearchFilters {
  /** The text of the search box. */
  q: string;
  /** The text of the location box. */
  place: string;
  sort: 'newest' | 'oldest' | 'match';
  /** From 1; beyond the last page, the response has the last page. */
  page: number;
  pageSize: number;
  /** Import order from which on open jobs come first; null where none do. */
  newFrom: number | null;
  /** 1 to count the facets. */
  facets: 0 | 1;
  /** Slug of a job; with it all other parameters but those of the page have no effect. */
  similarTo: string | null;
}

/** The parameters of the search that a request leaves out. */
const SEARCH_DEFAULTS: JobSearchQuery = {
  q: '',
  place: '',
  ...NO_SEARCH_FILTERS,
  newFrom: null,
  facets: 0,
  similarTo: null,
  sort: 'newest',
  page: 1,
  pageSize: 10,
};

/** The search for parameters that the contract names, others left out. */
function toSearchQuery(given: Partial<JobSearchQuery>): JobSearchQuery {
  const known = Object.entries(given).filter(([name]) => name in SEARCH_DEFAULTS);
  return { ...SEARCH_DEFAULTS, ...Object.fromEntries(known) };
}

/** The jobs of a page, in order, with the numbers around them. */
type Found = Pick<
  Selection<FoundJobs>,
  'total' | 'titleMatches' | 'newJobs' | 'ids' | 'others' | 'facets' | 'concepts' | 'dropped'
> & { queryFilters: readonly QueryFilter[] };

/**
 * The responses of the job search. Which jobs a search finds, their number and the facets may be some seconds older than
 * the last change (ADR 47); what is said of each job never is: a page is made again with each change.
 */
export class JobSearches {
  readonly #deps: ReadDeps;

  constructor(deps: ReadDeps) {
    this.#deps = deps;
  }

  /**
   * The response with one page of what a search from an address finds (contract, `searchJobs`). Fails as `answer` does.
   *
   * @param order how well the jobs match the caller, for the order `match`
   * @param signal ends the wait of a caller who has hung up; a search that has begun continues
   */
  async page(
    given: Partial<JobSearchQuery>,
    address: string,
    order: MatchOrder | null = null,
    signal?: AbortSignal,
  ): Promise<PreparedResponse> {
    const { q, place, newFrom, similarTo, facets, pageSize, sort, page: anyPage, ...filters } = toSearchQuery(given);
    const { answer, version } = this.#deps;
    const texts: QueryTexts = { search: q, location: place };
    const wantedPage = Math.min(anyPage, LAST_PAGE);
    const pagesTogether = Math.max(1, Math.floor(FOUND_TOGETHER / pageSize));
    const together = { sort, page: Math.ceil(wantedPage / pagesTogether), pageSize: pagesTogether * pageSize };
    const key = JSON.stringify(
      similarTo === null ? [toKeys(texts), filters, newFrom, together, facets, order?.key] : [similarTo, together],
    );
    const search = () =>
      similarTo === null
        ? this.#search(texts, { filters, newFrom, order, page: together, facets: facets === 1 })
        : this.#findSimilar(similarTo, together);
    // Jobs grow too old for `postedWithin` without a change of any: by the hour is exact enough.
    const byTheHour = async () => `${await version()} ${this.#deps.now().toISOString().slice(0, 13)}`;
    const ofSearch = { ...READS.search, version: byTheHour, address, signal, byteLength: foundBytes };
    const found = await answer(key, ofSearch, search);
    signal?.throwIfAborted();
    const { total, titleMatches, newJobs, ids, others, concepts, dropped, queryFilters } = found.value;
    const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)));
    const first = ((page - 1) % pagesTogether) * pageSize;
    const makePage = async (): Promise<PreparedResponse> => {
      const data = await this.#jobsWithReasons(ids.slice(first, first + pageSize), new Set(others), concepts);
      const places = similarTo === null ? await suggestPlaces(texts, () => this.#countByPlace()) : [];
      const answers = filters.company === null ? null : await this.#answersOf(filters.company);
      const counts = { total, titleMatches, newJobs, page, pageSize };
      const meta = { ...counts, facets: { ...found.value.facets, places }, dropped, filters: queryFilters, answers };
      return jsonResponse({ ...done(data), meta });
    };
    // Of the selection itself and of the present data: neither is told by the other.
    const ofPage = { ...READS.searchPage, version: async () => `${found.run} ${found.version}`, address, signal };
    return (await answer(`${page} ${pageSize} ${key}`, { ...ofPage, byteLength }, makePage)).value;
  }

  /** True for the name of a company that is stored, in any spelling with the same part of an address (`companySlug`). */
  async hasCompany(name: string): Promise<boolean> {
    return (await companiesNamed(this.#deps, name)).length > 0;
  }

  async #search(
    texts: QueryTexts,
    search: Pick<Search, 'newFrom' | 'order' | 'page' | 'facets'> & { filters: SearchFilters },
  ) {
    const { db, now } = this.#deps;
    const { company } = search.filters;
    const companyIds = company === null ? null : await companiesNamed(this.#deps, company);
    return searchPage(db, texts, { ...search, companyIds, now: now() });
  }

  /** How the company of a name answers; null for names of several companies, too. */
  async #answersOf(company: string) {
    const [id, ...others] = await companiesNamed(this.#deps, company);
    return id === undefined || others.length > 0 ? null : answersOf(this.#deps.db, id);
  }

  async #findSimilar(slug: string, page: WantedPage): Promise<Found> {
    const { db, now } = this.#deps;
    const { total, ids } = await findSimilarJobs(db, slug, page, now());
    const none = { others: [], facets: NO_FACETS, concepts: [], dropped: [], queryFilters: [] };
    return { total, titleMatches: total, newJobs: 0, ids, ...none };
  }

  async #countByPlace(): Promise<PlaceCounts> {
    const { db, answer, version } = this.#deps;
    return (await answer('', { ...READS.places, version }, () => countByPlace(db))).value;
  }

  /** @param others the jobs that need a reason: they are no title matches */
  async #jobsWithReasons(ids: readonly string[], others: ReadonlySet<string>, concepts: readonly Concept[]) {
    const { db, now } = this.#deps;
    const unexplained = concepts.length > 0 ? ids.filter((id) => others.has(id)) : [];
    const [jobs, searched] = await Promise.all([jobsOf(db, ids, now()), searchedJobs(db, unexplained)]);
    const listed = new Map(jobs.map((job) => [job.id, job]));
    return ids.flatMap((id) => {
      const [job, text] = [listed.get(id), searched.get(id)];
      return job ? [{ ...job, matchedIn: text ? explain(text, concepts) : [] }] : [];
    });
  }
}
