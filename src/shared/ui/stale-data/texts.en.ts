import type { texts } from './texts';

export const english = {
  asOf: (moment) => `Data as of ${moment}`,
} satisfies typeof texts;
