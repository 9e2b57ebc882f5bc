import pLimit from 'p-limit';
import type { AppDeps } from '../../app-deps';
import { done } from '../../http/envelope';
import { jobsOf } from '../job-repository';
import { readJobsVersion } from '../jobs-version';
import { jsonResponse, type PreparedResponse } from '../prepared-response';
import { VersionedCache } from '../versioned-cache';
import { conceptsOf, mayBeTypingError, withTypingErrors, type Concept } from './concepts';
import { matchedIn } from './matched-in';
import type { JobFilters } from './search-filters';
import { searchedJobs, searchJobs, type FoundJobs, type SearchPage } from './search-repository';
import { unknownWords, wordsOneErrorAway } from './search-words';

/** More searches at once would not be done sooner, and would take the database from all other requests. */
const MAX_SEARCHES = 3;

const MAX_PAGE_BYTES = 32 * 1024 * 1024;
const MAX_FOUND_BYTES = 16 * 1024 * 1024;

/** The first jobs of a search are found together, so that turning its pages finds nothing again. */
const FOUND_TOGETHER = 200;

/** No search has more pages; PostgreSQL counts no further than some billions. */
const LAST_PAGE = 1_000_000;

/** What `FoundJobs` takes, in bytes: roughly. */
const foundBytes = ({ ids, facets }: FoundJobs): number =>
  4_000 + 100 * (ids.length + facets.function.length + facets.city.length);

export interface JobSearchQuery extends JobFilters, SearchPage {
  q: string;
}

/** The responses of the job search, each cached until a job or the day changes, as those of the job list. */
export class JobSearches {
  readonly #deps: Pick<AppDeps, 'db' | 'now'>;
  readonly #pages: VersionedCache<PreparedResponse>;
  readonly #found: VersionedCache<FoundJobs>;
  readonly #searchLimit = pLimit(MAX_SEARCHES);

  constructor(deps: Pick<AppDeps, 'db' | 'now'>) {
    this.#deps = deps;
    const byteLength = (response: PreparedResponse): number => response.byteLength;
    const readVersion = readJobsVersion(deps);
    this.#pages = new VersionedCache(readVersion, { maxBytes: MAX_PAGE_BYTES, byteLength });
    this.#found = new VersionedCache(readVersion, { maxBytes: MAX_FOUND_BYTES, byteLength: foundBytes });
  }

  /** The response with one page of what a search finds (contract, `searchJobs`). */
  page({ q, ...query }: JobSearchQuery): Promise<PreparedResponse> {
    const concepts = conceptsOf(q);
    return this.#pages.get(this.#keyOf(concepts, query), () =>
      this.#searchLimit(() => this.#makePage(concepts, query)),
    );
  }

  #keyOf(concepts: readonly Concept[], query: object): string {
    // Jobs grow too old for `postedWithin` without a change of any.
    const hour = this.#deps.now().toISOString().slice(0, 13);
    return JSON.stringify([concepts.map(({ typed }) => typed), query, hour]);
  }

  async #makePage(typed: readonly Concept[], query: Omit<JobSearchQuery, 'q'>): Promise<PreparedResponse> {
    const { db, now } = this.#deps;
    const concepts = await this.#withTypingErrors(typed);
    const { pageSize, sort, page: anyPage, ...filters } = query;
    const wantedPage = Math.min(anyPage, LAST_PAGE);
    const pagesTogether = Math.max(1, Math.floor(FOUND_TOGETHER / pageSize));
    const together = { sort, page: Math.ceil(wantedPage / pagesTogether), pageSize: pagesTogether * pageSize };
    const { total, ids, facets } = await this.#found.get(this.#keyOf(typed, { ...filters, ...together }), () =>
      searchJobs(db, { concepts, filters, page: together, now: now() }),
    );
    const page = Math.max(1, Math.min(wantedPage, Math.ceil(total / pageSize)));
    const first = ((page - 1) % pagesTogether) * pageSize;
    const data = await this.#jobsWithReasons(ids.slice(first, first + pageSize), concepts);
    return jsonResponse({ ...done(data), meta: { total, page, pageSize, facets } });
  }

  /** A word that no job has is taken for a typing error. */
  async #withTypingErrors(concepts: readonly Concept[]): Promise<Concept[]> {
    const { db } = this.#deps;
    const suspects = concepts.filter(mayBeTypingError).map(({ typed }) => typed);
    const unknown = suspects.length > 0 ? await unknownWords(db, suspects) : new Set<string>();
    return Promise.all(
      concepts.map(async (concept) =>
        unknown.has(concept.typed) ? withTypingErrors(concept, await wordsOneErrorAway(db, concept.typed)) : concept,
      ),
    );
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
