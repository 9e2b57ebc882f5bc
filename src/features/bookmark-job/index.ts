export { bookmarksSlice, bookmarkToggled, selectBookmarkedJobs, selectIsBookmarked } from './model/bookmarks';
