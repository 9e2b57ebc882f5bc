import { inArray, sql, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companies, jobs } from '../../db/schema';
import type { Concept } from './rules/concepts';
import type { SearchedJob } from './search-document';
import { allOk, facetColumns, facetInputs, toFacets, type FacetRow, type JobFacets } from './search-facets';
import { facetConditions, isOpen, plainCondition, type JobFilters } from './search-filters';
import { isNamed, isTold, score, UNPACKED_HEAD } from './search-order';
import { everyConcept } from './text-query';

export interface SearchPage {
  sort: 'relevant' | 'newest' | 'oldest';
  /** From 1; beyond the last page, the last page is found. */
  page: number;
  pageSize: number;
}

export interface FoundJobs {
  total: number;
  /** How many jobs name the work and branch that are looked for, whatever the facets; of another search, all. */
  named: number;
  /** How many of these have the other words outside of long texts, too. */
  told: number;
  /** Of the page, in order. */
  ids: string[];
  facets: JobFacets;
}

export interface Search {
  concepts: readonly Concept[];
  /** The companies whose jobs are looked through; null for all. */
  companyIds: readonly string[] | null;
  filters: JobFilters;
  page: SearchPage;
  /** The jobs of which the ids are given; all where it is left out. With it, facets are not counted. */
  among?: SQL;
  now: Date;
}

const ORDER: Record<SearchPage['sort'], SQL> = {
  relevant: sql`is_open desc, score desc, created_at desc, id`,
  newest: sql`created_at desc, id`,
  oldest: sql`created_at, id`,
};

const NO_FACETS = sql`'[]'::json as functions, '[]'::json as cities, '{}'::json as near, '[]'::json as buckets`;

const ofCompanies = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(jobs.companyId, [...ids]);

/** The jobs that a search looks through, whatever its facets, and where it looks for text. */
export type TextSearch = Pick<Search, 'concepts' | 'companyIds' | 'filters' | 'now'>;

const isMatched = ({ companyIds, filters, now }: TextSearch, textQuery: string | null): SQL => sql`
  ${textQuery === null ? sql`true` : sql`jobs.search_document @@ ${textQuery}::tsquery`}
  and ${plainCondition(filters, now) ?? sql`true`}
  and ${companyIds === null ? sql`true` : ofCompanies(companyIds)}`;

/** Common table expressions: the matched jobs with some of their columns, and their numbers. */
const matchedJobs = (search: TextSearch, textQuery: string | null, columns: SQL): SQL => sql`
  matched as materialized (
    select ${columns}, ${isNamed(search.concepts) ?? sql`true`} as is_named,
      ${isTold(search.concepts) ?? sql`true`} as is_told
    from jobs${search.concepts.length > 0 ? sql`, ${UNPACKED_HEAD}` : sql``}
    where ${isMatched(search, textQuery)}
  ),
  named as (select count(*) filter (where is_named)::int as named,
    count(*) filter (where is_named and is_told)::int as told from matched)`;

/** `countsMentions` for the rows of `matchedJobs`, or that the job names the work. */
const IS_FOUND = sql`(is_named or named.named = 0)`;

/** One look at the jobs that match gives the page, the number of all, and the facets. */
function searchQuery(search: Search, textQuery: string | null): SQL {
  const { concepts, filters, page, among, now } = search;
  const isCertain = textQuery === null || textQuery === everyConcept(concepts);
  const chosen = facetConditions(filters, now);
  // No more than is needed: rows with their long texts would not fit into the memory of a query.
  const columns = sql`jobs.id, jobs.created_at, jobs.city_id, jobs.function_of_interest,
    ${page.sort === 'relevant' ? score(concepts, isCertain) : sql`0`} as score,
    ${page.sort === 'relevant' ? (isOpen(now) ?? sql`true`) : sql`true`} as is_open,
    ${among ?? sql`true`} as is_among,
    ${facetInputs(chosen, now)}`;
  return sql`
    with ${matchedJobs(search, textQuery, columns)},
    found as materialized (select matched.* from matched, named where ${IS_FOUND}),
    total as (select count(*)::int as total from found where ${allOk(chosen)})
    select total.total, named.named, named.told,
      (select coalesce(json_agg(paged.id), '[]') from (
        select id from found where ${allOk(chosen)} and is_among order by ${ORDER[page.sort]}
        limit ${page.pageSize}
        offset greatest(0, least(${page.page}::int - 1, (total.total - 1) / ${page.pageSize}::int)) * ${page.pageSize}::int
      ) paged) as ids,
      ${among ? NO_FACETS : facetColumns(chosen)}
    from total, named`;
}

/** The jobs that match a tsquery of the concepts, or all jobs if it is null. */
export async function searchJobs(db: Db, search: Search, textQuery: string | null): Promise<FoundJobs> {
  const { rows } = (await db.execute(searchQuery(search, textQuery))) as unknown as {
    rows: (FacetRow & Pick<FoundJobs, 'total' | 'named' | 'told' | 'ids'>)[];
  };
  const [row] = rows;
  if (!row) throw new Error('The search gave no row.');
  const { filters, now } = search;
  const facets = toFacets(row, facetConditions(filters, now), filters.includeUnstated);
  return { total: row.total, named: row.named, told: row.told, ids: row.ids, facets };
}

/** Import orders, `after` left out and `to` included. */
export interface ImportRange {
  after: number;
  to: number;
}

/** A search whatever its facets: how many jobs name the work, and the found jobs of an import range. */
export interface ImportedMatches {
  named: number;
  told: number;
  importOrders: number[];
}

/** The jobs of an import range that `searchJobs` finds for a search without facets, by the same conditions. */
export async function searchImported(
  db: Db,
  search: TextSearch,
  textQuery: string | null,
  { after, to }: ImportRange,
): Promise<ImportedMatches> {
  const { rows } = (await db.execute(sql`
    with ${matchedJobs(search, textQuery, sql`jobs.import_order`)}
    select named.named, named.told,
      (select coalesce(json_agg(matched.import_order), '[]') from matched
        where ${IS_FOUND} and matched.import_order > ${after} and matched.import_order <= ${to}) as "importOrders"
    from named`)) as unknown as { rows: ImportedMatches[] };
  const [row] = rows;
  if (!row) throw new Error('The search gave no row.');
  return row;
}

/** True if `searchJobs` finds any job. */
export async function findsAny(db: Db, search: TextSearch, textQuery: string | null): Promise<boolean> {
  const chosen = facetConditions(search.filters, search.now);
  const { rows } = (await db.execute(sql`
    with ${matchedJobs(search, textQuery, facetInputs(chosen, search.now))}
    select exists (select 1 from matched, named where ${IS_FOUND} and ${allOk(chosen)}) as "any"`)) as unknown as {
    rows: { any: boolean }[];
  };
  return rows[0]?.any === true;
}

/** Selects what jobs are found by; the caller says of which. */
export const selectSearchedJobs = (db: Db) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: companies.name,
      cityId: jobs.cityId,
      locationId: jobs.locationId,
      workingType: jobs.workingType,
      workplace: jobs.workplace,
      functionOfInterest: jobs.functionOfInterest,
      industry: jobs.industry,
      requirements: jobs.requirements,
      description: jobs.description,
      minEducation: jobs.minEducation,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId));

/** The searched fields of some jobs, by id. */
export async function searchedJobs(db: Db, ids: readonly string[]): Promise<Map<string, SearchedJob>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSearchedJobs(db).where(inArray(jobs.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
