import type { JobAddress } from '@titian/rules/job-address';

/** Specification 1, section 9. */
export const PAGE_SIZE = 10;

export const JOB_SORTS = ['newest', 'oldest', 'match'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Parameters of the order `match` beside the profile: the choices that replace it, and ids of dismissed vacancies. */
export interface MatchParams {
  matchPlace?: string;
  matchWork?: string;
  matchEducation?: string;
  matchWithout?: string;
}

/** Which vacancies of a list are looked for, in which order, and which page of them. Specification 1, section 5. */
export interface JobQuery extends JobAddress {
  /** By the time of creation or, from a provider that ranks (capability `matchOrder`), the best match first. */
  sort: JobSort;
  /** For the order `match`. */
  matching?: MatchParams;
  /** From 1; beyond the last page, the last page is shown. */
  page: number;
  /** `PAGE_SIZE` without it. */
  pageSize?: number;
  /** `companySlug` of the only company. */
  company?: string;
  /** Vacancies that the provider stored from this number on come first. */
  newFrom?: number | undefined;
  /** Without closed vacancies. */
  open?: true;
  /** With the number of vacancies that each value of a filter would leave. */
  facets?: true;
}

/** Every vacancy, the newest first. */
export const EVERY_JOB: JobQuery = {
  search: '',
  location: '',
  workingType: null,
  workplace: null,
  sort: 'newest',
  page: 1,
};
