export {
  accountAsked,
  bookmarksSlice,
  bookmarksTaken,
  readBookmarks,
  selectBookmarkedJobs,
  writeBookmarks,
} from './model/bookmarks';
export type { BookmarksRoot } from './model/bookmarks';
export {
  DEVICE_BOOKMARKS_KEY,
  readDeviceBookmarks,
  removeDeviceBookmarks,
  writeDeviceBookmarks,
} from './model/pending-bookmarks';
export type { DeviceBookmarks, PendingBookmark } from './model/pending-bookmarks';
export { useAccountBookmarks, useAreBookmarksUnsaved, useBookmarkedJobs } from './model/use-bookmarked-jobs';
export { BookmarkButton } from './ui/BookmarkButton';
