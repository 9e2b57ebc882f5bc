import { and, inArray, isNull, lte, or, sql, eq, type SQL, type SQLWrapper } from 'drizzle-orm';
import { jobs } from '../../db/schema';
import { EDUCATION_LEVELS } from '@titian/rules/education-levels';
import {
  FILTER_NAMES,
  NO_FILTERS,
  POSTED_WITHIN,
  type FilterName,
  type FilterValues,
  type FurtherFilters,
} from '@titian/rules/further-filters';
import { PER_MONTH } from '@titian/rules/stated-pay';
import type { WorkingType, Workplace } from '../job-input';
import { isOpen } from '../job-status';
import { searchKey } from '@titian/rules/search-key';
import { nearby, placeNamed, type Place } from './search-tables';

const DAY_MS = 86_400_000;

/** The filters of a search (contract, `searchJobs`); null for a filter that is not set. */
export interface SearchFilters extends FurtherFilters {
  province: string | null;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  /** Name or slug of a company. */
  company: string | null;
  /** True to leave out jobs that are closed. */
  open: boolean;
  /** A tsquery of what no job may have; only the text of a query says so. */
  excluded?: string | null;
}

export const NO_SEARCH_FILTERS: SearchFilters = {
  ...NO_FILTERS,
  province: null,
  workingType: null,
  workplace: null,
  company: null,
  open: false,
};

/** Offered values of a filter that jobs are counted by, each with the other filters applied. */
export interface Steps<Value> {
  values: readonly Value[];
  /** Position in `values` of the first that lets a job through, their number where none does, or -1 for a job that states nothing. */
  positionOf: (now: Date) => SQL;
  /** True for each value that lets a job of a position through; without it, from the position on. */
  lets?: (position: number, index: number, filters: SearchFilters) => boolean;
}

/** How a search carries out one of the further filters. */
interface FilterRule<Value> {
  /** The condition for a value; undefined for one that names nothing known, which lets every job through. */
  condition: (value: Value, filters: SearchFilters, now: Date) => SQL | undefined;
  /** Missing for a filter whose options are names of what was found (`search-facets.ts`). */
  steps?: Steps<Value>;
}

/** The levels that ask for no more than a named one, by any spelling; undefined for an unknown name. */
function levelsUpTo(text: string): string[] | undefined {
  const index = EDUCATION_LEVELS.findIndex((name) => searchKey(name) === searchKey(text));
  return index < 0 ? undefined : EDUCATION_LEVELS.slice(0, index + 1);
}

function inPlace({ cityIds, provinceIds }: Place): SQL | undefined {
  return or(
    cityIds.length > 0 ? inArray(jobs.cityId, cityIds) : undefined,
    provinceIds.length > 0 ? inArray(jobs.locationId, provinceIds) : undefined,
  );
}

function near(name: string): SQL | undefined {
  const { cityIds = [] } = placeNamed(name) ?? {};
  return cityIds.length > 0 ? inArray(jobs.cityId, cityIds.flatMap(nearby)) : undefined;
}

const most = sql`coalesce(${jobs.maxSalary}, ${jobs.minSalary})`;

const periods = sql.raw(
  (['month', 'day', 'week', 'year'] as const).map((period) => `when '${period}' then ${PER_MONTH[period]}`).join(' '),
);
const hours = sql`case when ${jobs.workingType} = 'parttime' or 'parttime' = any(${jobs.workingTypes})
  then ${sql.raw(String(PER_MONTH.hour))} end`;

/** The most that a job pays in rupiah a month, or its least where it states that alone, as `payOf` counts it. */
const pay = sql`case when ${jobs.salaryPeriod} is null then ${most}
  else round(${most} * case ${jobs.salaryPeriod} ${periods} else ${hours} end) end`;

/** The instant some days ago. */
const daysBefore = (days: number, now: Date): string => new Date(now.getTime() - days * DAY_MS).toISOString();

const paysAtLeast = (amount: number, includeUnstated: boolean): SQL =>
  includeUnstated ? sql`(${pay} is null or ${pay} >= ${amount})` : sql`coalesce(${pay} >= ${amount}, false)`;

const isOfType = (type: WorkingType): SQL =>
  sql`(${jobs.workingType} = ${type} or coalesce(${type} = any(${jobs.workingTypes}), false))`;

/** The conditions of filters that have no facet; undefined where they let every job through. */
export function plainCondition(filters: SearchFilters, now: Date): SQL | undefined {
  const province = filters.province === null ? undefined : placeNamed(filters.province);
  return and(
    province && inPlace(province),
    filters.open ? isOpen(now) : undefined,
    filters.workingType === null ? undefined : isOfType(filters.workingType),
    filters.workplace === null ? undefined : eq(jobs.workplace, filters.workplace),
    filters.excluded ? sql`not coalesce(${jobs.searchDocument} @@ ${filters.excluded}::tsquery, false)` : undefined,
  );
}

const number = (value: number): SQL => sql.raw(String(value));

/** The place of the first condition that holds, or the number of conditions where none does. */
const firstOf = (conditions: readonly SQL[]): SQL =>
  sql`case ${sql.join(
    conditions.map((condition, index) => sql`when ${condition} then ${number(index)}`),
    sql` `,
  )} else ${number(conditions.length)} end`;

const firstOfStated = (column: SQLWrapper, conditions: readonly SQL[]): SQL =>
  sql`case when ${column} is null then -1 else ${firstOf(conditions)} end`;

/** Amounts that are offered, in rupiah per month. */
const SALARY_STEPS = Array.from({ length: 10 }, (_, step) => (step + 1) * 1_000_000);

const MONTHS = [0, 6, 12, 24, 36, 60];

/** Rules of the further filters. */
export const FILTER_RULES: { [Name in FilterName]: FilterRule<FilterValues[Name]> } = {
  minSalary: {
    condition: (amount, { includeUnstated }) => paysAtLeast(amount, includeUnstated),
    steps: {
      values: SALARY_STEPS,
      positionOf: () =>
        firstOfStated(
          pay,
          SALARY_STEPS.map((amount) => sql`${pay} < ${number(amount)}`),
        ),
      lets: (position, index, { includeUnstated }) => (position < 0 ? includeUnstated : position > index),
    },
  },
  postedWithin: {
    condition: (days, _filters, now) => sql`${jobs.createdAt} >= ${daysBefore(days, now)}`,
    steps: {
      values: POSTED_WITHIN,
      positionOf: (now) => firstOf(POSTED_WITHIN.map((days) => sql`${jobs.createdAt} >= ${daysBefore(days, now)}`)),
    },
  },
  education: {
    condition: (level) => {
      const levels = levelsUpTo(level);
      return levels && sql`(${or(isNull(jobs.minEducation), inArray(jobs.minEducation, levels))})`;
    },
    steps: {
      values: EDUCATION_LEVELS,
      positionOf: () =>
        firstOfStated(
          jobs.minEducation,
          EDUCATION_LEVELS.map((level) => sql`${jobs.minEducation} = ${level}`),
        ),
    },
  },
  experience: {
    condition: (months) => sql`(${or(isNull(jobs.minExperienceMonths), lte(jobs.minExperienceMonths, months))})`,
    steps: {
      values: MONTHS,
      positionOf: () =>
        firstOfStated(
          jobs.minExperienceMonths,
          MONTHS.map((months) => sql`${jobs.minExperienceMonths} <= ${number(months)}`),
        ),
    },
  },
  function: { condition: (name) => sql`coalesce(${jobs.functionOfInterest} = ${name}, false)` },
  city: {
    condition: (name) => {
      const city = placeNamed(name);
      return city && sql`coalesce((${inPlace(city)}), false)`;
    },
  },
  near: {
    condition: (name) => {
      const isNear = near(name);
      return isNear && sql`coalesce((${isNear}), false)`;
    },
  },
};

/** The conditions of the further filters that narrow the search. */
export function facetConditions(filters: SearchFilters, now: Date): Partial<Record<FilterName, SQL>> {
  const conditionOf = <Name extends FilterName>(name: Name, value: FilterValues[Name] | null): SQL | undefined =>
    value === null ? undefined : FILTER_RULES[name].condition(value, filters, now);
  const conditions = FILTER_NAMES.map((name) => [name, conditionOf(name, filters[name])] as const);
  return Object.fromEntries(conditions.filter(([, condition]) => condition));
}
