import type { Job } from '@/entities/job/@x/bookmark';
import type { Id } from '@/shared/api';

/** The account's bookmark of one job, or that it was deleted. Specification 4, section 9. */
export interface Bookmark {
  job: Id;
  saved: boolean;
  /** When it was saved or deleted, in milliseconds by the provider's clock. */
  changedAt: number;
  /** The job as it is now; null where the provider does not tell. */
  vacancy: Job | null;
  /** The provider has the job no more. */
  isGone: boolean;
  /** The job as it was when it was saved; null where the provider does not tell. */
  known: { slug: string; title: string; company: string } | null;
}

/** All bookmarks of the account. */
export interface BookmarkList {
  /** When the provider read them, in milliseconds by its clock. */
  at: number;
  bookmarks: readonly Bookmark[];
}

/** The candidate has saved a job, or has deleted the bookmark. */
export interface BookmarkChange {
  job: Id;
  saved: boolean;
  /** When, in milliseconds by the provider's clock: the same each time that it is sent. */
  at: number;
}
