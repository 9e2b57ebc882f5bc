import { isId } from '@/shared/api';
import type { Id } from '@/shared/api';

/** A change that the account does not have yet: the last one of a job. */
export interface PendingBookmark {
  job: Id;
  saved: boolean;
  /** When, in milliseconds by the provider's clock. */
  at: number;
  /** The provider does not know the job: its bookmark stays on this device alone. */
  isKept?: true;
}

/** The bookmarks of one account as this device stores them, from their first merge on. */
export interface DeviceBookmarks {
  /** How far the provider's clock is ahead of this device's, in milliseconds. */
  offset: number;
  /** The last time by the provider's clock that this device knows of: what comes now is later. */
  clock: number;
  pending: PendingBookmark[];
}

/** In the browser's storage: with what the candidate did since, by this device's clock (`note-bookmark.ts`). */
export interface StoredBookmarks extends DeviceBookmarks {
  noted: PendingBookmark[];
}

/** Begins the storage keys, each of which ends with the candidate's id. */
export const DEVICE_BOOKMARKS_KEY = 'titian:bookmarks:';

/** An edited storage may hold anything. */
const isPending = (change: Partial<PendingBookmark> | null): boolean =>
  isId(change?.job) && typeof change.saved === 'boolean' && Number.isFinite(change.at);

/** Adds what was noted, later than all that this device knows of, even where its clock is behind. */
function addNoted({ offset, clock, pending, noted }: StoredBookmarks): DeviceBookmarks {
  const content = { offset, clock, pending: pending.filter(isPending) };
  for (const { job, saved, at } of noted.filter(isPending)) {
    content.clock = Math.max(at + offset, content.clock + 1);
    const others = content.pending.filter((other) => other.job !== job);
    content.pending = [...others, { job, saved, at: content.clock }];
  }
  return content;
}

/** Null before the first merge of the account on this device, and where its content cannot be read. */
export function readDeviceBookmarks(owner: Id): DeviceBookmarks | null {
  try {
    const content = JSON.parse(localStorage.getItem(DEVICE_BOOKMARKS_KEY + owner) ?? '') as StoredBookmarks;
    return content.offset + content.clock > 0 ? addNoted(content) : null;
  } catch {
    return null;
  }
}

/** Stores them, where the browser does. */
export function writeDeviceBookmarks(owner: Id, content: DeviceBookmarks): void {
  try {
    const stored: StoredBookmarks = { ...content, noted: [] };
    localStorage.setItem(DEVICE_BOOKMARKS_KEY + owner, JSON.stringify(stored));
  } catch {
    // Full or forbidden: `readDeviceBookmarks` tells what there is.
  }
}

/** Removes them: the candidate's data is erased. */
export function removeDeviceBookmarks(owner: Id): void {
  try {
    localStorage.removeItem(DEVICE_BOOKMARKS_KEY + owner);
  } catch {
    // A storage that is forbidden holds nothing.
  }
}
