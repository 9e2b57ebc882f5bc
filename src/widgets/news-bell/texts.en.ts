import type { texts } from './texts';

export const english = {
  news: 'News',
  unread: (count) => `News, ${count} unread`,
} satisfies typeof texts;
