import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/bookmark-job', {
  bookmark: (job: string) => `Bookmark ${job}`,
});
