import type { texts } from './texts';

export const english = {
  bookmark: (job) => `Bookmark ${job}`,
} satisfies typeof texts;
