import type { texts } from './texts';

export const english = {
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  unavailable: 'This part cannot be shown at the moment',
  checkConnection: 'Please check your internet connection and try again.',
  retry: 'Try again',
  broken: 'This section cannot be shown.',
  restWorks: 'You can still use the rest of the page.',
  giveUp: 'Cancel',
  asOf: (moment) => `Data as of ${moment}`,
  notChosen: 'Not chosen yet',
} satisfies typeof texts;
