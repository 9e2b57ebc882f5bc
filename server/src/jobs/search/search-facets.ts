import { sql, type SQL } from 'drizzle-orm';
import { cities, jobs } from '../../db/schema';
import { educationLevels } from '../../masters/education-levels';
import { cities as cityList } from '../../masters/master-data';
import { daysBefore, FACETS, pay, type Facet } from './search-filters';
import { nearby } from './search-tables';

/** Amounts that the filter by pay offers, in rupiah per month. */
const SALARY_STEPS: readonly number[] = Array.from({ length: 10 }, (_, step) => (step + 1) * 1_000_000);

/** Values that are offered in addition to those of the jobs, each list in ascending order. */
const DAYS = [1, 3, 7, 14, 30];
const MONTHS = [0, 6, 12, 24, 36, 60];
const LEVELS = educationLevels.map(([, name]) => name);

const cityNames = new Map(cityList);

/** The names of one facet that most jobs have. */
const MOST_NAMES = 100;

interface Named {
  name: string;
  count: number;
}

/** The facets of a search (contract, `JobFacets`). */
export interface JobFacets {
  function: Named[];
  city: Named[];
  near: Named[];
  education: Named[];
  postedWithin: { days: number; count: number }[];
  minSalary: { amount: number; count: number }[];
  experience: { months: number; count: number }[];
}

/** The facets whose filter is chosen, each with its condition. */
export type ChosenFilters = Partial<Record<Facet, SQL>>;

const okColumn = (facet: Facet): SQL => sql.raw(`ok_${facet.toLowerCase()}`);

const chosenFacets = (chosen: ChosenFilters): Facet[] => FACETS.filter((facet) => chosen[facet]);

/** The condition of the chosen filters, except one of them if it is given. */
export function allOk(chosen: ChosenFilters, except?: Facet): SQL {
  const columns = chosenFacets(chosen).filter((facet) => facet !== except);
  return columns.length === 0 ? sql`true` : sql.join(columns.map(okColumn), sql` and `);
}

const number = (value: number): SQL => sql.raw(String(value));

/** The place of the first condition that holds, or the number of conditions where none does. */
const firstOf = (conditions: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    conditions.map((condition, index) => sql`when ${condition} then ${number(index)}`),
    sql` `,
  )} else ${number(conditions.length)} end`;

/**
 * Columns of the found jobs: whether each chosen filter lets a job through, and between which offered values it lies.
 * Jobs are then counted by these few numbers instead of once for each value.
 */
export function facetInputs(chosen: ChosenFilters, now: Date): SQL {
  const oks = chosenFacets(chosen).map((facet) => sql`${chosen[facet]} as ${okColumn(facet)}`);
  return sql.join(
    [
      ...oks,
      sql`${firstOf(DAYS.map((days) => sql`${jobs.createdAt} >= ${daysBefore(days, now)}`))} as age`,
      sql`case when ${pay} is null then -1 else ${firstOf(SALARY_STEPS.map((amount) => sql`${pay} < ${number(amount)}`))} end as pay`,
      sql`case when ${jobs.minEducation} is null then -1
        else ${firstOf(LEVELS.map((level) => sql`${jobs.minEducation} = ${level}`))} end as level`,
      sql`case when ${jobs.minExperienceMonths} is null then -1
        else ${firstOf(MONTHS.map((months) => sql`${jobs.minExperienceMonths} <= ${number(months)}`))} end as months`,
    ],
    sql`, `,
  );
}

const namedCounts = (counted: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', named.name, 'count', named.count)), '[]')
  from (${counted} order by count desc, name limit ${MOST_NAMES}) named)`;

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
    .slice(0, MOST_NAMES);
}

/** A number of jobs that stand between the same offered values, and what the chosen filters say of them. */
interface Bucket extends Record<string, number | boolean> {
  age: number;
  pay: number;
  level: number;
  months: number;
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
  const keys = [
    ...chosenFacets(chosen).map(okColumn),
    ...['age', 'pay', 'level', 'months'].map((name) => sql.raw(name)),
  ];
  const columns = sql.join(keys, sql`, `);
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
  includeUnstated: boolean,
): JobFacets {
  const countFor = (facet: Facet, isLeft: (bucket: Bucket) => boolean): number => {
    const others = chosenFacets(chosen).filter((other) => other !== facet);
    return buckets
      .filter((bucket) => others.every((other) => bucket[`ok_${other.toLowerCase()}`] === true) && isLeft(bucket))
      .reduce((sum, { count }) => sum + count, 0);
  };
  /** A filter by what no job tells would leave all or nothing. */
  const ifTold = <T>(told: 'pay' | 'level' | 'months', counts: T[]): T[] =>
    buckets.length === 0 || buckets.some((bucket) => bucket[told] >= 0) ? counts : [];
  return {
    function: functions,
    city: cityCount,
    near: toNear(near),
    education: ifTold(
      'level',
      LEVELS.map((name, index) => ({ name, count: countFor('education', ({ level }) => level <= index) })),
    ),
    postedWithin: DAYS.map((days, index) => ({ days, count: countFor('postedWithin', ({ age }) => age <= index) })),
    minSalary: ifTold(
      'pay',
      SALARY_STEPS.map((amount, index) => ({
        amount,
        count: countFor('minSalary', (bucket) => (bucket.pay < 0 ? includeUnstated : bucket.pay > index)),
      })),
    ),
    experience: ifTold(
      'months',
      MONTHS.map((months, index) => ({ months, count: countFor('experience', (bucket) => bucket.months <= index) })),
    ),
  };
}
