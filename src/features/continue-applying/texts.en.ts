import type { texts } from './texts';

export const english = {
  goOn: (job) => `Go on applying: ${job}`,
  dismiss: 'Close',
} satisfies typeof texts;
