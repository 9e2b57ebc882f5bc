const DAY_MS = 86_400_000;

/** How long a deleted bookmark is remembered. Specification 4, section 9. */
export const TOMBSTONE_MS = 90 * DAY_MS;

/** A candidate has saved a job, or has deleted the bookmark. */
export interface Operation {
  saved: boolean;
  /** When they did, by their device, which knows how far its clock is from the server's. */
  at: Date;
}

/** The stored row of a job: a bookmark, or the tombstone of one. */
export interface BookmarkState {
  saved: boolean;
  /** How often it has changed. */
  version: number;
  /** The time of the operation that made it so. */
  changedAt: Date;
}

/**
 * The state after an operation, or null where the operation changes nothing. The last operation counts, in whatever order
 * and however often operations arrive; of two at one instant, the one that saves. An operation that is older than what is
 * remembered of deletions changes nothing, or it could bring a deleted bookmark back. See ADR 28.
 */
export function settle(stored: BookmarkState | undefined, { saved, at }: Operation, now: Date): BookmarkState | null {
  if (at.getTime() <= now.getTime() - TOMBSTONE_MS) return null;
  if (stored) {
    const later = at.getTime() - stored.changedAt.getTime();
    if (later < 0 || (later === 0 && (stored.saved || !saved))) return null;
  }
  return { saved, version: (stored?.version ?? 0) + 1, changedAt: at };
}
