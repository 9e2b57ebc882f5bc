export { bookmarksSlice, selectBookmarkedJobs } from './model/bookmarks';
export { toStoredBookmarks } from './model/stored-bookmarks';
export { useAreBookmarksUnsaved, useBookmarkedJobs } from './model/use-bookmarked-jobs';
export { BookmarkButton } from './ui/BookmarkButton';
