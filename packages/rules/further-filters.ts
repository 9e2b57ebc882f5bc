/** Days that "posted within" offers. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;

/** The filters under "Filter lainnya": those beside text, place and types; null when not set. Specification 4, section 2. */
export interface FurtherFilters {
  /** Rupiah per month that the pay reaches. */
  minSalary: number | null;
  /** True when a vacancy that states no pay passes `minSalary`. */
  includeUnstated: boolean;
  /** Days since it was posted, at most. */
  postedWithin: number | null;
  /** Education asked for at most: the name of a level. */
  education: string | null;
  /** Months of experience asked for at most. */
  experience: number | null;
  /** Name of the function. */
  function: string | null;
  /** Name of the city. */
  city: string | null;
  /** Name of a city: it or a neighbouring one. */
  near: string | null;
}

export const NO_FILTERS: FurtherFilters = {
  minSalary: null,
  includeUnstated: true,
  postedWithin: null,
  education: null,
  experience: null,
  function: null,
  city: null,
  near: null,
};

/** Filters that leave vacancies out by themselves; `includeUnstated` only says how one of them does. */
export const FILTER_NAMES = [
  'minSalary',
  'postedWithin',
  'education',
  'experience',
  'function',
  'city',
  'near',
] as const satisfies readonly (keyof FurtherFilters)[];

export type FilterName = (typeof FILTER_NAMES)[number];

/** The filters that are set. */
export const setFilters = (filters: FurtherFilters): FilterName[] =>
  FILTER_NAMES.filter((name) => filters[name] !== null);

/** The same, or undefined where none is set: one search has one form. */
export const usedFilters = (filters: FurtherFilters): FurtherFilters | undefined => {
  const used = filters.minSalary === null ? { ...filters, includeUnstated: true } : filters;
  return setFilters(used).length > 0 ? used : undefined;
};
