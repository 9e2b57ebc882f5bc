import { sql, type SQL } from 'drizzle-orm';
import {
  FILTER_NAMES,
  forFilters,
  FURTHER_FILTERS,
  type FilterName,
  type FilterOptionDto,
} from '@titian/rules/further-filters';
import { cities } from '../../db/schema';
import { cities as cityList } from '../../masters/master-data';
import { FILTER_RULES, type SearchFilters, type Steps } from './search-filters';
import { nearby } from './search-tables';

const cityNames = new Map(cityList);

/** The names of one facet that most jobs have. */
const MAX_NAMES = 100;

interface Named {
  name: string;
  count: number;
}

/** The facets of a search (contract, `JobFacets`). */
export type JobFacets = { [Name in FilterName]: FilterOptionDto<Name>[] };

/** The facets of a search that counts none. */
export const NO_FACETS: JobFacets = forFilters(() => []);

/** The facets whose filter is chosen, each with its condition. */
export type ChosenFilters = Partial<Record<FilterName, SQL>>;

const okOf = (name: FilterName): string => `ok_${name.toLowerCase()}`;
const stepOf = (name: FilterName): string => `step_${name.toLowerCase()}`;

const chosenNames = (chosen: ChosenFilters): FilterName[] => FILTER_NAMES.filter((name) => chosen[name]);

/** The filters with steps, each with its own. */
const STEPS = FILTER_NAMES.flatMap((name) => {
  const steps = FILTER_RULES[name].steps as Steps<string | number> | undefined;
  return steps ? [{ name, ...steps }] : [];
});

/** The condition of the chosen filters, except one of them if it is given. */
export function allOk(chosen: ChosenFilters, except?: FilterName): SQL {
  const columns = chosenNames(chosen).filter((name) => name !== except);
  return columns.length === 0 ? sql`true` : sql.raw(columns.map(okOf).join(' and '));
}

/** Columns of the found jobs, each with a comma before it: whether each chosen filter lets a job through. */
export const chosenInputs = (chosen: ChosenFilters): SQL =>
  sql.join(chosenNames(chosen).map((name) => sql`, ${chosen[name]} as ${sql.raw(okOf(name))}`));

/**
 * Further columns that facets are counted by: place, function, and between which offered values a job lies. Jobs are
 * counted by these few numbers instead of once for each value.
 */
export const facetInputs = (now: Date): SQL =>
  sql.join([
    sql`, jobs.city_id, jobs.function_of_interest`,
    ...STEPS.map(({ name, positionOf }) => sql`, ${positionOf(now)} as ${sql.raw(stepOf(name))}`),
  ]);

const namedCounts = (counted: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', named.name, 'count', named.count)), '[]')
  from (${counted} order by count desc, name limit ${MAX_NAMES}) named)`;

const functionCounts = (chosen: ChosenFilters): SQL =>
  namedCounts(sql`
    select function_of_interest as name, count(*) as count from found
    where ${allOk(chosen, 'function')} and function_of_interest is not null
    group by 1`);

/** Counted by their ids: the names of a few hundred cities are cheaper to look up than those of each job. */
const cityCounts = (chosen: ChosenFilters): SQL =>
  namedCounts(sql`
    select ${cities.name} as name, counted.count
    from (select city_id, count(*) as count from found where ${allOk(chosen, 'city')} group by 1) counted
      join ${cities} on ${cities.id} = counted.city_id`);

/** The jobs of each city, by its id, whatever is near. */
const nearCounts = (chosen: ChosenFilters): SQL => sql`(
  select coalesce(json_object_agg(counted.city_id, counted.count), '{}')
  from (select city_id, count(*) as count from found
    where ${allOk(chosen, 'near')} and city_id is not null group by 1) counted)`;

/** From how many jobs on each city is near, of those that have a job themselves. */
function toNear(jobsOf: Record<string, number>): Named[] {
  return Object.keys(jobsOf)
    .map((id) => ({
      name: cityNames.get(Number(id)) ?? '',
      count: nearby(Number(id)).reduce((sum, near) => sum + (jobsOf[near] ?? 0), 0),
    }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_NAMES);
}

/** A number of jobs that stand between the same offered values, and what the chosen filters say of them. */
interface Bucket extends Record<string, number | boolean> {
  count: number;
}

/** A row that was selected by `facetColumns`. */
export interface FacetRow {
  functions: Named[];
  cities: Named[];
  near: Record<string, number>;
  buckets: Bucket[];
}

/** The columns of a `FacetRow`, selected from the jobs that were found. */
export function facetColumns(chosen: ChosenFilters): SQL {
  const columns = sql.raw([...chosenNames(chosen).map(okOf), ...STEPS.map(({ name }) => stepOf(name))].join(', '));
  return sql`
    ${functionCounts(chosen)} as functions,
    ${cityCounts(chosen)} as cities,
    ${nearCounts(chosen)} as near,
    (select coalesce(json_agg(bucket), '[]')
      from (select ${columns}, count(*)::int as count from found group by ${columns}) bucket) as buckets`;
}

/** The facets as the contract has them. */
export function toFacets(
  { functions, cities: cityCount, near, buckets }: FacetRow,
  chosen: ChosenFilters,
  filters: SearchFilters,
): JobFacets {
  const countSteps = ({ name, values, lets = (position, index) => position <= index }: (typeof STEPS)[number]) => {
    const positionOf = (bucket: Bucket): number => Number(bucket[stepOf(name)]);
    // A filter by what no job tells would leave all or nothing.
    if (buckets.length > 0 && buckets.every((bucket) => positionOf(bucket) < 0)) return [];
    const others = chosenNames(chosen).filter((other) => other !== name);
    const left = buckets.filter((bucket) => others.every((other) => bucket[okOf(other)] === true));
    return values.map((value, index) => ({
      [FURTHER_FILTERS[name].key]: value,
      count: left
        .filter((bucket) => lets(positionOf(bucket), index, filters))
        .reduce((sum, { count }) => sum + count, 0),
    }));
  };
  const counted = Object.fromEntries(STEPS.map((steps) => [steps.name, countSteps(steps)]));
  return { ...counted, function: functions, city: cityCount, near: toNear(near) } as JobFacets;
}
