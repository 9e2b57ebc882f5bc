import { BookmarkSync } from '@/widgets/bookmark-sync';
import { NewsBell } from '@/widgets/news-bell';

/** The bell, and what brings the bookmarks of device and account together. */
export const SettledAccount = () => (
  <>
    <BookmarkSync />
    <NewsBell />
  </>
);
