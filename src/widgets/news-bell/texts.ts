import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/news-bell', {
  news: 'Kabar',
  unread: (count: string) => `Kabar, ${count} belum dibaca`,
});
