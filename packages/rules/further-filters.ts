/**
 * The filters under "Filter lainnya", declared once: the address of the job list, the call `searchJobs`, the app's form and the
 * server's search read them from here. A new one: `docs/tutorial-filter.md`. Specification 4, section 2.
 */
import { EDUCATION_LEVELS } from './education-levels';
import { isStorable } from './storable-text';

/** Days that "posted within" offers. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30];

/** The longest name of a city or function, in characters; a longer one is dropped. */
const NAME_LIMIT = 100;

/**
 * A filter by a number.
 *
 * @param key of the number in an option of the contract's `JobFacets`
 * @param isKnown false for a number that is of no use
 */
const number = <Key extends string>(key: Key, isKnown: (value: number) => boolean) => ({
  key,
  read: (text: string): number | null => (/^\d{1,9}$/.test(text) && isKnown(Number(text)) ? Number(text) : null),
});

/** A filter by one of some texts, which never change: addresses and saved searches have them. */
const choice = (values: readonly string[]) => ({
  key: 'name' as const,
  read: (text: string): string | null => values.find((value) => value === text) ?? null,
});

/** A filter by any name. */
const name = {
  key: 'name' as const,
  read: (text: string): string | null => {
    const given = text.trim();
    return given && given.length <= NAME_LIMIT && isStorable(given) ? given : null;
  },
};

/** Each filter: its name is its parameter's; `read` gives the value of a parameter, null for one that is of no use. */
export const FURTHER_FILTERS = {
  /** Rupiah per month that the pay reaches. */
  minSalary: number('amount', (amount) => amount > 0),
  /** Days since it was posted, at most. */
  postedWithin: number('days', (days) => POSTED_WITHIN.includes(days)),
  /** Education asked for at most: the name of a level. */
  education: choice(EDUCATION_LEVELS),
  /** Months of experience asked for at most. The contract takes no more than 50 years. */
  experience: number('months', (months) => months <= 600),
  /** Name of the function. */
  function: name,
  /** Name of the city. */
  city: name,
  /** Name of a city: it or a neighbouring one. */
  near: name,
};

export type FilterName = keyof typeof FURTHER_FILTERS;

/** The type of each filter's value. */
export type FilterValues = { [Name in FilterName]: NonNullable<ReturnType<(typeof FURTHER_FILTERS)[Name]['read']>> };

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
export const forFilters = <T>(valueOf: (name: FilterName) => T): Record<FilterName, T> =>
  Object.fromEntries(FILTER_NAMES.map((each) => [each, valueOf(each)])) as Record<FilterName, T>;

export const NO_FILTERS: FurtherFilters = { ...forFilters(() => null), includeUnstated: true };

/** The filters that are set. */
export const setFilters = (filters: FurtherFilters): FilterName[] =>
  FILTER_NAMES.filter((each) => filters[each] !== null);

/** The same, or undefined where none is set: one search has one form. */
export const usedFilters = (filters: FurtherFilters): FurtherFilters | undefined => {
  const used = filters.minSalary === null ? { ...filters, includeUnstated: true } : filters;
  return setFilters(used).length > 0 ? used : undefined;
};

/** The filters that the parameters of an address set, or undefined where they set none. */
export function readFilters(params: URLSearchParams): FurtherFilters | undefined {
  const values = forFilters((each) => FURTHER_FILTERS[each].read(params.get(each) ?? ''));
  const includeUnstated = params.get('includeUnstated') !== 'false';
  return usedFilters({ ...(values as Omit<FurtherFilters, 'includeUnstated'>), includeUnstated });
}

/** The parameters that say which filters are set. */
export const writeFilters = (filters: FurtherFilters): Partial<FilterValues> & { includeUnstated?: false } => ({
  ...Object.fromEntries(setFilters(filters).map((each) => [each, filters[each]])),
  ...(filters.minSalary !== null && !filters.includeUnstated && { includeUnstated: false }),
});
