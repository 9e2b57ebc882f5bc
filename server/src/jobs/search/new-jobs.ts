import { and, desc, gt, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { parseJobAddress } from '@titian/rules/job-address';
import type { Db } from '../../db/client';
import { jobs } from '../../db/schema';
import { isOpen } from '../job-status';
import {
  findJobs,
  readQuery,
  toTsQuery,
  type Concept,
  type FoundCounts,
  type JobFinder,
  type Lookups,
  type QueryTexts,
} from '@titian/job-search';
import { facetConditions, NO_SEARCH_FILTERS, plainCondition, type SearchFilters } from './search-filters';
import { findsAny, searchImported, type ImportedMatches, type TextSearch } from './search-repository';
import { lookupsOf } from './search-words';
import { searchPage, withQueryFilters } from './select-jobs';
import { createIsTitleMatch } from './title-matches';

/** No more new jobs of one search are counted. */
const MAX_JOBS = 5_000;

/** Jobs that the results of `NewJobs` may hold, and words. */
const MAX_CACHED_JOBS = 500_000;
const MAX_CACHED_WORDS = 20_000;

/** The search for the query of an address; what is no use in it counts as not given. */
export function searchOfAddress(query: string): { texts: QueryTexts; filters: SearchFilters } {
  const { search, location, workingType, workplace, filters } = parseJobAddress(new URLSearchParams(query));
  return { texts: { search, location }, filters: { ...NO_SEARCH_FILTERS, workingType, workplace, ...filters } };
}

/**
 * Ids of the open jobs that a search finds, by the rule of `job/search/`: those that were imported last, or those with the
 * nearest deadlines.
 */
export async function findFeedJobs(
  db: Db,
  query: string,
  { sort, count }: { sort: 'imported' | 'deadline'; count: number },
  now: Date,
): Promise<string[]> {
  const { texts, filters } = searchOfAddress(query);
  const page = { sort, page: 1, pageSize: count };
  const among = sort === 'deadline' ? and(isOpen(now), isNotNull(jobs.closesAt)) : isOpen(now);
  return (await searchPage(db, texts, { filters, companyIds: null, page, among, now })).ids;
}

interface ImportedJob {
  id: string;
  importOrder: number;
  titleKey: string;
  locationId: number | null;
}

/** Keeps results that many searches of one comparison share, up to so many of the jobs that they hold: no reader waits for them. */
const sharedResults = <T extends object>(sizeOf: (result: T) => number) =>
  new LRUCache<string, T>({ maxSize: MAX_CACHED_JOBS, sizeCalculation: (result) => 1 + sizeOf(result) });

async function shared<T extends object>(
  results: LRUCache<string, T>,
  key: unknown,
  make: () => Promise<T>,
): Promise<T> {
  const text = JSON.stringify(key);
  const known = results.get(text);
  if (known) return known;
  const made = await make();
  results.set(text, made);
  return made;
}

/** The filters that narrow the matches of a text before they are counted; the others are facets. */
const withoutFacets = ({ province, open, workingType, workplace, excluded }: SearchFilters) =>
  [province, open, workingType, workplace, excluded] as const;

/**
 * The jobs that saved searches find among those up to an import order, by the rule of `job/search/`. Searches share what
 * they have in common: a text is looked for once among all jobs, a set of filters once among the new ones, whatever
 * combinations of both are saved. One instance serves one run: it never reads a result again.
 */
export class NewJobs {
  readonly #to: number;
  readonly #now: Date;
  readonly #found = sharedResults<string[]>((ids) => ids.length);
  readonly #filtered = sharedResults<ImportedJob[]>((rows) => rows.length);
  readonly #matches = sharedResults<ImportedMatches>(({ importOrders }) => importOrders.length);
  readonly #reached = sharedResults<{ importOrders: ReadonlySet<number> }>(({ importOrders }) => importOrders.size);
  readonly #counts = new LRUCache<string, number>({ max: MAX_CACHED_WORDS });
  readonly #concepts = new LRUCache<string, readonly Concept[]>({ max: MAX_CACHED_WORDS });

  /** @param to import order of the last job that counts as new */
  constructor(to: number, now: Date) {
    this.#to = to;
    this.#now = now;
  }

  /** Ids of the open jobs that a search finds of those imported later than `after`, newest first. Specification 4, section 9. */
  find(db: Db, query: string, after: number): Promise<string[]> {
    return shared(this.#found, [after, query], async () => {
      const { texts, filters } = withQueryFilters(searchOfAddress(query));
      const filtered = await this.#filter(db, filters, after);
      const titles = new Set(filtered.filter(createIsTitleMatch(texts)));
      const others = filtered.filter((job) => !titles.has(job));
      const matches = await this.#findMatches(db, texts, filters, others, after);
      return filtered
        .filter((job) => titles.has(job) || matches.has(job.importOrder))
        .slice(0, MAX_JOBS)
        .map(({ id }) => id);
    });
  }

  /** Import orders of those of some new jobs that match texts. */
  async #findMatches(
    db: Db,
    texts: QueryTexts,
    filters: SearchFilters,
    filtered: ImportedJob[],
    after: number,
  ): Promise<ReadonlySet<number>> {
    // The filters are never dropped, unlike words.
    if (filtered.length === 0) return new Set();
    const concepts = await shared(this.#concepts, texts, () => readQuery(texts, this.#lookups(db)));
    const nearby = concepts.length === 0 ? [] : await this.#withAnyWord(db, concepts, filtered, after);
    if (nearby.length === 0) return new Set();
    return (await findJobs(this.#finder(db, filters, nearby, after), concepts)).importOrders;
  }

  #isNew(after: number): SQL | undefined {
    return and(gt(jobs.importOrder, after), lte(jobs.importOrder, this.#to), isOpen(this.#now));
  }

  /** The new open jobs that all filters let through, newest first. */
  #filter(db: Db, filters: SearchFilters, after: number): Promise<ImportedJob[]> {
    return shared(this.#filtered, [after, filters], async () => {
      const facets = Object.values(facetConditions(filters, this.#now));
      return db
        .select({ id: jobs.id, importOrder: jobs.importOrder, titleKey: jobs.titleKey, locationId: jobs.locationId })
        .from(jobs)
        .where(and(this.#isNew(after), plainCondition(filters, this.#now), ...facets))
        .orderBy(desc(jobs.createdAt), jobs.id);
    });
  }

  /** Those of some new jobs that have any word of a text: `findJobs` finds no others. */
  async #withAnyWord(
    db: Db,
    concepts: readonly Concept[],
    filtered: ImportedJob[],
    after: number,
  ): Promise<ImportedJob[]> {
    const tsQuery = toTsQuery(concepts);
    const { importOrders } = await shared(this.#reached, [after, tsQuery], async () => {
      const hasAny = sql`${jobs.searchDocument} @@ ${tsQuery}::tsquery`;
      const rows = await db
        .select({ importOrder: jobs.importOrder })
        .from(jobs)
        .where(and(this.#isNew(after), hasAny));
      return { importOrders: new Set(rows.map((row) => row.importOrder)) };
    });
    return filtered.filter(({ importOrder }) => importOrders.has(importOrder));
  }

  #lookups(db: Db): Lookups {
    const lookups = lookupsOf(db);
    return {
      ...lookups,
      count: async (tsQueries, most) => {
        const unknown = tsQueries.filter((tsQuery) => !this.#counts.has(tsQuery));
        const counts = await lookups.count(unknown, most);
        unknown.forEach((tsQuery, index) => this.#counts.set(tsQuery, counts[index] ?? 0));
        return tsQueries.map((tsQuery) => this.#counts.get(tsQuery) ?? 0);
      },
    };
  }

  #finder(
    db: Db,
    filters: SearchFilters,
    nearby: readonly ImportedJob[],
    after: number,
  ): JobFinder<FoundCounts & { importOrders: ReadonlySet<number> }> {
    return {
      ...this.#lookups(db),
      find: async (query) => {
        const search: TextSearch = { companyIds: null, filters, now: this.#now };
        const key = [after, withoutFacets(filters), query];
        const found = await shared(this.#matches, key, () =>
          searchImported(db, search, query, { after, to: this.#to }),
        );
        const all = new Set(found.importOrders);
        const importOrders = new Set(nearby.flatMap(({ importOrder }) => (all.has(importOrder) ? importOrder : [])));
        // `findJobs` needs to know no more of it than that there is one.
        const matches = importOrders.size > 0 || (await findsAny(db, search, query)) ? 1 : 0;
        return { ...found, matches, importOrders };
      },
    };
  }
}
