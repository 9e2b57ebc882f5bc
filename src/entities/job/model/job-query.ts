import type { JobAddress } from '@titian/rules/job-address';

/** Specification 1, section 9. */
export const PAGE_SIZE = 10;

export const JOB_SORTS = ['newest', 'oldest'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Which vacancies of a list are looked for, in which order, and which page of them. Specification 1, section 5. */
export interface JobQuery extends JobAddress {
  /** By the time of creation. */
  sort: JobSort;
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
