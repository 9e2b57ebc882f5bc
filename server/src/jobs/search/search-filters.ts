import { and, inArray, isNull, lte, or, sql, eq, type SQL } from 'drizzle-orm';
import { jobs } from '../../db/schema';
import { educationLevels } from '../../masters/education-levels';
import { PER_MONTH } from '@titian/rules/stated-pay';
import type { WorkingType, Workplace } from '../job-input';
import { isOpen } from '../job-status';
import { searchKey } from '@titian/rules/search-key';
import { nearby, placeNamed, type Place } from './search-tables';

const DAY_MS = 86_400_000;

/** The filters of a search (contract, `searchJobs`); null for a filter that is not set. */
export interface SearchFilters {
  city: string | null;
  province: string | null;
  near: string | null;
  minSalary: number | null;
  includeUnstated: boolean;
  postedWithin: number | null;
  education: string | null;
  experience: number | null;
  function: string | null;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  /** Name or slug of a company. */
  company: string | null;
  /** True to leave out jobs that are closed. */
  open: boolean;
}

/** Filters whose values are counted, each with the others applied. */
export const FACETS = ['function', 'city', 'near', 'education', 'postedWithin', 'minSalary', 'experience'] as const;
export type Facet = (typeof FACETS)[number];

/** In the order in which they are reached. */
const LEVELS = educationLevels.map(([, name]) => name);

/** The levels that ask for no more than one. */
const levelsUpTo = (level: string): string[] => LEVELS.slice(0, LEVELS.indexOf(level) + 1);

/** The name of a level as the master list writes it, or undefined for any other text. */
const levelNamed = (text: string): string | undefined => LEVELS.find((name) => searchKey(name) === searchKey(text));

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
export const pay = sql`case when ${jobs.salaryPeriod} is null then ${most}
  else round(${most} * case ${jobs.salaryPeriod} ${periods} else ${hours} end) end`;

/** The instant some days ago. */
export const daysBefore = (days: number, now: Date): string => new Date(now.getTime() - days * DAY_MS).toISOString();

const paysAtLeast = (amount: number, includeUnstated: boolean): SQL =>
  includeUnstated ? sql`(${pay} is null or ${pay} >= ${amount})` : sql`coalesce(${pay} >= ${amount}, false)`;

const takesLevel = (level: string): SQL =>
  sql`(${or(isNull(jobs.minEducation), inArray(jobs.minEducation, levelsUpTo(level)))})`;

const takesMonths = (months: number): SQL =>
  sql`(${or(isNull(jobs.minExperienceMonths), lte(jobs.minExperienceMonths, months))})`;

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
  );
}

/** The conditions of the filters that have a facet and narrow the search. */
export function facetConditions(filters: SearchFilters, now: Date): Partial<Record<Facet, SQL>> {
  const { minSalary, postedWithin, experience, function: name } = filters;
  const city = filters.city === null ? undefined : placeNamed(filters.city);
  const isNear = filters.near === null ? undefined : near(filters.near);
  const level = filters.education === null ? undefined : levelNamed(filters.education);
  return {
    ...(name !== null && { function: sql`coalesce(${jobs.functionOfInterest} = ${name}, false)` }),
    ...(city && { city: sql`coalesce((${inPlace(city)}), false)` }),
    ...(isNear && { near: sql`coalesce((${isNear}), false)` }),
    ...(level !== undefined && { education: takesLevel(level) }),
    ...(postedWithin !== null && { postedWithin: sql`${jobs.createdAt} >= ${daysBefore(postedWithin, now)}` }),
    ...(minSalary !== null && { minSalary: paysAtLeast(minSalary, filters.includeUnstated) }),
    ...(experience !== null && { experience: takesMonths(experience) }),
  };
}
