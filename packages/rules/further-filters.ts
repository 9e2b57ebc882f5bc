/**
 * The filters under "Filter lainnya", declared once: the address of the job list, the call `searchJobs`, the app's form and the
 * server's search read them from here. A new one: `docs/tutorial-filter.md`. Specification 4, section 2.
 */
import { EDUCATION_LEVELS } from './education-levels';

/** Days that "posted within" offers. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30];

/** The values of a filter: texts with the key `name`, whole numbers with any other. */
export interface FilterKind {
  /** Key of the value in an option of the contract's `JobFacets`. */
  key: 'name' | 'amount' | 'days' | 'months';
  /** The only ones that are of use. Addresses and saved searches have them: they never change. */
  values?: readonly (string | number)[];
  /** Of a number; 0 without it. */
  least?: number;
  most?: number;
}

/** Each filter, by the name of its parameter. */
export const FURTHER_FILTERS = {
  /** Rupiah per month that the pay reaches. */
  minSalary: { key: 'amount', least: 1 },
  /** Days since it was posted, at most. */
  postedWithin: { key: 'days', values: POSTED_WITHIN },
  /** Education asked for at most: the name of a level. */
  education: { key: 'name', values: EDUCATION_LEVELS },
  /** Months of experience asked for at most. The contract takes no more than 50 years. */
  experience: { key: 'months', most: 600 },
  /** Name of the function. */
  function: { key: 'name' },
  /** Name of the city. */
  city: { key: 'name' },
  /** Name of a city: it or a neighbouring one. */
  near: { key: 'name' },
} as const satisfies Record<string, FilterKind>;

export type FilterName = keyof typeof FURTHER_FILTERS;

/** The type of each filter's value. */
export type FilterValues = {
  [Name in FilterName]: (typeof FURTHER_FILTERS)[Name]['key'] extends 'name' ? string : number;
};

/** An option of a filter in the contract's `JobFacets`. */
export type FilterOptionDto<Name extends FilterName> = Record<
  (typeof FURTHER_FILTERS)[Name]['key'],
  FilterValues[Name]
> & {
  count: number;
};

/** The filters; null when not set. */
export type FurtherFilters = { [Name in FilterName]: FilterValues[Name] | null } & {
  /** True when a vacancy that states no pay passes `minSalary`. It leaves none out by itself. */
  includeUnstated: boolean;
};

export const FILTER_NAMES = Object.keys(FURTHER_FILTERS) as FilterName[];

/** A record with a value for each filter. */
export const forFilters = <T>(toValue: (name: FilterName) => T): Record<FilterName, T> =>
  Object.fromEntries(FILTER_NAMES.map((each) => [each, toValue(each)])) as Record<FilterName, T>;

export const NO_FILTERS: FurtherFilters = { ...forFilters(() => null), includeUnstated: true };

/** The filters that are set. */
export const setFilters = (filters: FurtherFilters): FilterName[] =>
  FILTER_NAMES.filter((each) => filters[each] !== null);

/** The same, or undefined where none is set: one search has one form. */
export const usedFilters = (filters: FurtherFilters): FurtherFilters | undefined => {
  const used = filters.minSalary === null ? { ...filters, includeUnstated: true } : filters;
  return setFilters(used).length > 0 ? used : undefined;
};

/** The parameters that say which filters are set. */
export const writeFilters = (filters: FurtherFilters): Partial<FilterValues> & { includeUnstated?: false } => ({
  ...Object.fromEntries(setFilters(filters).map((each) => [each, filters[each]])),
  ...(filters.minSalary !== null && !filters.includeUnstated && { includeUnstated: false }),
});
