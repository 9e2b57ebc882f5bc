import type { Session } from '@/entities/session';
import type { Id } from '@/shared/api';
import type { StoredBookmarks } from './pending-bookmarks';

/**
 * Notes for the account what the candidate did; nothing before the first merge on this device, which takes all bookmarks
 * (`widgets/bookmark-sync`), and nothing that the browser does not store. Part of every list of jobs, hence so short.
 */
export function noteBookmark(owner: Session['userId'], job: Id, saved: boolean): void {
  try {
    const key = `titian:bookmarks:${owner}`;
    const content = JSON.parse(localStorage[key] as string) as StoredBookmarks;
    content.noted.push({ job, saved, at: Date.now() });
    localStorage[key] = JSON.stringify(content);
  } catch {
    // Not merged yet, or a storage that is full or forbidden.
  }
}
