export { BookmarkSync } from './ui/BookmarkSync';
