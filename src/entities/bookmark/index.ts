export { bookmarkApi } from './api/bookmark.api';
export type { Bookmark, BookmarkChange, BookmarkList } from './model/bookmark';
