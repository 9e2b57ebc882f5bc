import type { texts } from './texts';

export const english = {
  broken: 'This section cannot be shown.',
  restWorks: 'You can still use the rest of the page.',
  retry: 'Try again',
  giveUp: 'Cancel',
} satisfies typeof texts;
