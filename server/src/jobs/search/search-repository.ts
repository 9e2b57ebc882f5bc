import { inArray, sql, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companies, jobs } from '../../db/schema';
import type { Concept } from '../../../../contract/rules/search/concepts';
import type { SearchedJob } from './search-document';
import { allOk, facetColumns, facetInputs, toFacets, type FacetRow, type JobFacets } from './search-facets';
import { facetConditions, isOpen, plainCondition, type JobFilters } from './search-filters';
import { score } from './search-order';
import { allButOne, everyConcept } from './text-query';

export interface SearchPage {
  sort: 'relevant' | 'newest' | 'oldest';
  /** From 1; beyond the last page, the last page is found. */
  page: number;
  pageSize: number;
}

export interface FoundJobs {
  total: number;
  /** Of the page, in order. */
  ids: string[];
  facets: JobFacets;
}

interface Search {
  concepts: readonly Concept[];
  /** The companies whose jobs are looked through; null for all. */
  companyIds: readonly string[] | null;
  filters: JobFilters;
  page: SearchPage;
  now: Date;
}

const ORDER: Record<SearchPage['sort'], SQL> = {
  relevant: sql`is_open desc, score desc, created_at desc, id`,
  newest: sql`created_at desc, id`,
  oldest: sql`created_at, id`,
};

const ofCompanies = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(jobs.companyId, [...ids]);

/** One look at the jobs that match gives the page, the number of all, and the facets. */
function searchQuery({ concepts, companyIds, filters, page, now }: Search, textQuery: string | null): SQL {
  const isCertain = textQuery === null || textQuery === everyConcept(concepts);
  const matched = textQuery === null ? sql`true` : sql`jobs.search_document @@ ${textQuery}::tsquery`;
  const chosen = facetConditions(filters, now);
  return sql`
    with found as materialized (
      select jobs.id, jobs.created_at, jobs.city_id, jobs.function_of_interest,
        ${page.sort === 'relevant' ? score(concepts, isCertain) : sql`0`} as score,
        ${page.sort === 'relevant' ? (isOpen(now) ?? sql`true`) : sql`true`} as is_open,
        ${facetInputs(chosen, now)}
      from jobs
      where ${matched} and ${plainCondition(filters, now) ?? sql`true`}
        and ${companyIds === null ? sql`true` : ofCompanies(companyIds)}
    ),
    total as (select count(*)::int as total from found where ${allOk(chosen)})
    select total.total,
      (select coalesce(json_agg(paged.id), '[]') from (
        select id from found where ${allOk(chosen)} order by ${ORDER[page.sort]}
        limit ${page.pageSize}
        offset greatest(0, least(${page.page}::int - 1, (total.total - 1) / ${page.pageSize}::int)) * ${page.pageSize}::int
      ) paged) as ids,
      ${facetColumns(chosen)}
    from total`;
}

async function run(db: Db, search: Search, textQuery: string | null): Promise<FoundJobs> {
  const { rows } = (await db.execute(searchQuery(search, textQuery))) as unknown as {
    rows: (FacetRow & Pick<FoundJobs, 'total' | 'ids'>)[];
  };
  const [row] = rows;
  if (!row) throw new Error('The search gave no row.');
  const { filters, now } = search;
  const facets = toFacets(row, facetConditions(filters, now), filters.includeUnstated);
  return { total: row.total, ids: row.ids, facets };
}

/** The jobs that match all concepts. */
export const searchJobs = (db: Db, search: Search): Promise<FoundJobs> =>
  run(db, search, search.concepts.length === 0 ? null : everyConcept(search.concepts));

/** The jobs that match all concepts but one. */
export const searchAllButOne = (db: Db, search: Search): Promise<FoundJobs> =>
  run(db, search, allButOne(search.concepts));

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

/** What some jobs are found by, under their ids. */
export async function searchedJobs(db: Db, ids: readonly string[]): Promise<Map<string, SearchedJob>> {
  if (ids.length === 0) return new Map();
  const rows = await selectSearchedJobs(db).where(inArray(jobs.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
