import type { Job } from '@/entities/job';
import type { Hit } from '@/entities/job-search';

/** A vacancy and why it is shown. */
export interface RelatedJob {
  job: Job;
  matchedIn: readonly Hit[];
}

/** Jobs that a search finds beside the list. */
export interface RelatedJobs {
  /** The best first. */
  jobs: readonly RelatedJob[];
  /** Words that no vacancy has and that the search did without. */
  dropped: readonly string[];
  /** With those that are not loaded yet. */
  total: number;
  /** Loads more than `jobs`; undefined where there is no more. */
  loadMore: (() => void) | undefined;
}
