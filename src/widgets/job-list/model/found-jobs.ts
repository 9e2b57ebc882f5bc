import type { Job, JobsPage } from '@/entities/job';

/** Results of the list, from either search. */
export interface FoundJobs {
  /** Undefined while there is nothing to show yet. */
  found: JobsPage | undefined;
  /** `found` is what was looked for before: the new page is under way, or failed to come. */
  outdated: boolean;
  /** Why what is looked for could not be had; undefined where it is there, or on its way. */
  error: unknown;
  fetching: boolean;
  /** The time of `found` where it came with the page. */
  now?: Date | undefined;
  refetch: () => void;
  /** All that was looked through; undefined where the provider does the searching. */
  jobs?: readonly Job[] | undefined;
}
