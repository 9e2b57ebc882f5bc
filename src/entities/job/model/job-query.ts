import type { WorkingType, Workplace } from './job';

/** Specification 1, section 9. */
export const PAGE_SIZE = 10;

export const JOB_SORTS = ['newest', 'oldest'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Which vacancies of a list are looked for, in which order, and which page of them. Specification 1, section 5. */
export interface JobQuery {
  /** Part of the title, as typed. */
  search: string;
  /** Part of the province's name, as typed. */
  location: string;
  workingType: WorkingType | null;
  workplace: Workplace | null;
  /** By the time of creation. */
  sort: JobSort;
  /** From 1; beyond the last page, the last page is shown. */
  page: number;
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
