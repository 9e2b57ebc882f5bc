import { inArray, sql, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companies, jobs } from '../../db/schema';
import {
  toRanking,
  type FoundCounts,
  type QueryTexts,
  type Ranking,
  type SearchedJob,
  type TextQuery,
} from '@titian/job-search';
import {
  allOk,
  chosenInputs,
  facetColumns,
  facetInputs,
  NO_FACETS,
  toFacets,
  type FacetRow,
  type JobFacets,
} from './search-facets';
import { isOpen } from '../job-status';
import { facetConditions, plainCondition, type SearchFilters } from './search-filters';
import { isFilteredTitleMatch, isFoundBy, score, UNPACKED_DOCUMENT } from './search-order';
import { toSearchedJob } from './search-tables';
import { isOnlyTitleMatch, isTitleMatch } from './title-matches';

export interface WantedPage {
  /**
   * `newest`, `oldest` and `match` order the title matches, which come first; `match` needs `Search.order`. The others order
   * all found jobs: by when they were imported, the newest first, and by their deadline, the nearest first.
   */
  sort: 'newest' | 'oldest' | 'match' | 'imported' | 'deadline';
  /** From 1; beyond the last page, the last page is found. */
  page: number;
  pageSize: number;
}

export interface FoundJobs extends FoundCounts {
  /** Title matches, and all others that match the concepts. */
  total: number;
  /** Those that come first: of a search for a text the open ones. */
  titleMatches: number;
  /** How many are new by `Search.newFrom`. */
  newJobs: number;
  /** Of the page, in order. */
  ids: string[];
  /** Those of the page that are no title matches. */
  others: string[];
  facets: JobFacets;
}

/** How well jobs match one person. */
export interface MatchOrder {
  /** Another for each profile and each change of the jobs. */
  key: string;
  /** JSON: a number for each job by its id, the best the greatest; a job without one has 0. */
  ranks: string;
}

export interface Search {
  /** The texts of title matches; null where these are not looked for. */
  titles: QueryTexts | null;
  /** The companies whose jobs are looked through; null for all. */
  companyIds: readonly string[] | null;
  filters: SearchFilters;
  page: WantedPage;
  /** Open jobs from this import order on are new: they come first, whatever the order. None are where it is left out. */
  newFrom?: number | null;
  /** How well the jobs match a person. */
  order?: MatchOrder | null;
  /** The jobs of which the ids are given; all where it is left out. */
  among?: SQL;
  /** True to count the facets; otherwise they are `NO_FACETS`. */
  facets?: boolean;
  now: Date;
}

/** Title matches by their age; after them the others, the best first. */
const ORDER: Record<WantedPage['sort'], SQL> = {
  newest: sql`is_new desc, is_title desc, is_title or is_open desc, score desc, created_at desc, id`,
  match: sql`is_new desc, is_title desc, is_open desc, score desc, rank desc nulls last, created_at desc, id`,
  oldest: sql`is_new desc, is_title desc, is_title or is_open desc, score desc, case when is_title then created_at end, created_at desc, id`,
  imported: sql`sort_key desc nulls last, created_at desc, id`,
  deadline: sql`sort_key, id`,
};

const SORT_KEYS: Partial<Record<WantedPage['sort'], SQL>> = {
  imported: sql`jobs.import_order`,
  deadline: sql`jobs.closes_at`,
};

const ofCompanies = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(jobs.companyId, [...ids]);

/** The jobs that a search looks through, whatever its facets, and where it looks for text. */
export type TextSearch = Pick<Search, 'companyIds' | 'filters' | 'now'>;

const isLookedThrough = ({ companyIds, filters, now }: TextSearch): SQL => sql`
  ${plainCondition(filters, now) ?? sql`true`} and ${companyIds === null ? sql`true` : ofCompanies(companyIds)}`;

/**
 * Common table expressions: `matched` has the jobs that match the concepts, with some of their columns, and `counts` their
 * numbers. Where any job has the work in the title, those that only mention it are left out.
 */
function matchedJobs(search: TextSearch, { tsQuery }: TextQuery, ranking: Ranking, columns: SQL): SQL {
  const { inTitle, inShortFields } = ranking;
  const from = (wanted: string | null): SQL => sql`
    from jobs where ${isFoundBy(sql`${wanted}::tsquery`)} and ${isLookedThrough(search)}`;
  return sql`
    titled as materialized (select ${columns} ${from(inTitle)}),
    mentioned as materialized (
      select ${columns} ${from(tsQuery)} and ${inTitle === tsQuery ? sql`false` : sql`not exists (select 1 from titled)`}),
    matched as not materialized (select * from titled union all select * from mentioned),
    counts as (select count(*)::int as "inTitle",
      ${inShortFields === inTitle ? sql`count(*)::int` : sql`(select count(*)::int ${from(inShortFields)})`} as "inShortFields"
      from titled)`;
}

/**
 * One look at the jobs that match gives the page, the numbers of them, and the facets if they are wanted.
 *
 * @param isFurther which title matches are not among the matches of the concepts; null for none
 */
function searchQuery(search: Search, query: TextQuery, isFurther: SQL | null): SQL {
  const { filters, page, newFrom = null, order, among, facets = false, titles: texts, now } = search;
  const isOpenNow = isOpen(now) ?? sql`true`;
  // A list of a text is sorted by match: closed jobs come last, also those that match in the title.
  const isFirst = texts?.search.trim() ? isOpenNow : sql`true`;
  const isTitled = texts === null ? sql`false` : (isTitleMatch(texts) ?? sql`true`);
  const ranking = toRanking(query, texts);
  const isFiltered = isFilteredTitleMatch(ranking);
  const isTitle = sql`(((${isTitled}) ${isFiltered ? sql`or ${isFiltered}` : sql``}) and ${isFirst})`;
  const chosen = facetConditions(filters, now);
  const isNew = newFrom === null ? sql`false` : sql`(jobs.import_order >= ${newFrom} and ${isOpenNow})`;
  /** No more than is needed: rows with their long texts would not fit into the memory of a query. */
  const columns = sql`jobs.id, jobs.created_at,
    ${among ?? sql`true`} as is_among ${chosenInputs(chosen)} ${facets ? facetInputs(now) : sql``},
    ${SORT_KEYS[page.sort] ?? sql`null`} as sort_key, ${isNew} as is_new, ${isOpenNow} as is_open`;
  const titles = sql`
    select ${columns}, ${isFirst} as is_title, false as is_match
    from jobs where ${isFurther ?? sql`false`} and ${isLookedThrough(search)}`;
  const findMatches = (): SQL => sql`
    ${matchedJobs(search, query, ranking, sql`${columns}, ${isTitle} as is_title, true as is_match`)},
    found as ${isFurther === null ? sql`not materialized` : sql`materialized`} (
      select * from matched
      ${isFurther === null ? sql`` : sql`union all ${titles} and jobs.id not in (select id from matched)`})`;
  // Among title matches their age decides; where they fill the page, the worth of the others is not asked for.
  const isUnasked = sql`is_title or total.new_jobs = 0 and total.titles >= ${page.page * page.pageSize}`;
  const worth =
    query.tsQuery === null || SORT_KEYS[page.sort]
      ? sql`0`
      : sql`case when ${isUnasked} then 0 else ${score(ranking, query.tsQuery)} end`;
  return sql`
    with ${query.tsQuery === null ? sql`counts as (select 0 as "inTitle", 0 as "inShortFields"), found as materialized (${titles})` : findMatches()},
    total as materialized (select count(*)::int as total, count(*) filter (where is_title)::int as titles,
      count(*) filter (where is_new)::int as new_jobs, count(*) filter (where is_match)::int as matches
      from found where ${allOk(chosen)})
    select total.total, total.titles as "titleMatches", total.new_jobs as "newJobs", total.matches, counts."inTitle",
      counts."inShortFields", paged.ids, paged.others ${facets ? sql`, ${facetColumns(chosen)}` : sql``}
    from total, counts, lateral (
      select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(id) filter (where not is_title), '[]') as others
      from (select id, is_title from (
        select found.*, ${worth} as score, ${order ? sql`(${order.ranks}::jsonb ->> found.id::text)::int` : sql`null`} as rank
        from found, ${UNPACKED_DOCUMENT} where ${allOk(chosen)} and is_among
      ) ordered order by ${ORDER[page.sort]}
        limit ${page.pageSize}
        offset greatest(0, least(${page.page}::int - 1, (total.total - 1) / ${page.pageSize}::int)) * ${page.pageSize}::int
      ) page
    ) paged`;
}

/** The title matches, and the jobs that a query finds; without a tsquery, title matches alone. */
export async function searchJobs(db: Db, search: Search, query: TextQuery): Promise<FoundJobs> {
  const further = search.titles === null ? null : await isOnlyTitleMatch(db, search.titles, query.concepts);
  const isFurther = further === undefined ? sql`true` : further;
  const { rows } = (await db.execute(searchQuery(search, query, isFurther))) as unknown as {
    rows: (FacetRow & Omit<FoundJobs, 'facets'>)[];
  };
  const [row] = rows;
  if (!row) throw new Error('The search gave no row.');
  const { filters, now } = search;
  const facets = search.facets ? toFacets(row, facetConditions(filters, now), filters) : NO_FACETS;
  const { total, titleMatches, newJobs, matches, inTitle, inShortFields, ids, others } = row;
  return { total, titleMatches, newJobs, matches, inTitle, inShortFields, ids, others, facets };
}

/** Import orders, `after` left out and `to` included. */
export interface ImportRange {
  after: number;
  to: number;
}

/** A search whatever its facets: how many jobs have the work in the title, and the found jobs of an import range. */
export interface ImportedMatches {
  inTitle: number;
  inShortFields: number;
  importOrders: number[];
}

/** The jobs of an import range that match as for `searchJobs`, by the same conditions but the facets. */
export async function searchImported(
  db: Db,
  search: TextSearch,
  query: TextQuery,
  { after, to }: ImportRange,
): Promise<ImportedMatches> {
  const { rows } = (await db.execute(sql`
    with ${matchedJobs(search, query, toRanking(query, null), sql`jobs.import_order`)}
    select counts."inTitle", counts."inShortFields",
      (select coalesce(json_agg(matched.import_order), '[]') from matched
        where matched.import_order > ${after} and matched.import_order <= ${to}) as "importOrders"
    from counts`)) as unknown as { rows: ImportedMatches[] };
  const [row] = rows;
  if (!row) throw new Error('The search gave no row.');
  return row;
}

/** True if any job matches as for `searchJobs`. */
export async function findsAny(db: Db, search: TextSearch, query: TextQuery): Promise<boolean> {
  const chosen = facetConditions(search.filters, search.now);
  const { rows } = (await db.execute(sql`
    with ${matchedJobs(search, query, toRanking(query, null), sql`jobs.id ${chosenInputs(chosen)}`)}
    select exists (select 1 from matched where ${allOk(chosen)}) as "any"`)) as unknown as {
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
      workingTypes: jobs.workingTypes,
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
  return new Map(rows.map((row) => [row.id, toSearchedJob(row)]));
}
