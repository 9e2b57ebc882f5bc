export { bookmarkApi } from './bookmark.api';
export type { Bookmark, BookmarkChange, BookmarkList } from './bookmark.api';
