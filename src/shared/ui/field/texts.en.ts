import type { texts } from './texts';

export const english = {
  notChosen: 'Not chosen yet',
} satisfies typeof texts;
