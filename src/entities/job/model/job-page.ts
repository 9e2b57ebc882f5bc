import type { FilterName, FilterValues } from '@titian/rules/further-filters';
import type { Answers } from '@/entities/answer/@x/job';
import type { Job } from './job';

/** Where and how a search found something in a vacancy. */
export interface JobHit {
  field:
    | 'title'
    | 'company'
    | 'city'
    | 'province'
    | 'workingType'
    | 'workplace'
    | 'function'
    | 'industry'
    | 'requirements'
    | 'description';
  term: string;
  via: 'word' | 'synonym' | 'place' | 'typo';
}

/** A vacancy that was found, and where; `matchedIn` is empty for one whose title matches. */
export interface FoundJob {
  job: Job;
  matchedIn: readonly JobHit[];
}

/** An option of a filter, and how many vacancies it would leave. */
export interface FilterOption<Value extends string | number> {
  value: Value;
  count: number;
}

/** A place that the last word of a search may mean. */
export interface PlaceOption {
  kind: 'city' | 'province';
  name: string;
  /** Name of the province of a city, where it is known. */
  province: string | null;
}

/** The options of each filter; empty for a filter of which no vacancy tells, and in a page without `JobQuery.facets`. */
export type JobFacets = { [Name in FilterName]: FilterOption<FilterValues[Name]>[] } & { places: PlaceOption[] };

/** Words of the search box that the provider took as a filter. */
export interface QueryFilter {
  kind: 'minSalary' | 'workingType' | 'workplace' | 'place' | 'without';
  words: string;
  /** Rupiah a month, a kind of work, a workplace, or the words that are left out. */
  value: string | number | null;
  /** The text of the search box without these words. */
  rest: string;
}

/** One page of the vacancies that are found. */
export interface JobPage {
  /** Title matches first, then all others. */
  jobs: readonly FoundJob[];
  /** Vacancies on all pages. */
  total: number;
  /** How many of them are title matches, which come first. */
  titleMatches: number;
  /** How many of them are new, which come before all others. */
  newJobs?: number;
  /** From 1, at most `pageCount`. */
  page: number;
  /** At least 1. */
  pageCount: number;
  /** Null where the provider counts none. */
  facets: JobFacets | null;
  /** Words that no vacancy has and that the search did without. */
  dropped: readonly string[];
  queryFilters: readonly QueryFilter[];
  /** How the company answers that the vacancies were narrowed to; undefined where the provider does not tell. */
  answers?: Answers | null;
}
