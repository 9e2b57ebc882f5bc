import type { Picture } from '@/shared/ui/feedback';

/** A bell that is silent. */
export const noNews: Picture = {
  line: 'M80 24c-18 0-28 13-28 30v18l-8 12h72l-8-12V54c0-17-10-30-28-30M70 94c2 5 6 7 10 7s8-2 10-7',
  lamp: 'M80 14v8',
};
