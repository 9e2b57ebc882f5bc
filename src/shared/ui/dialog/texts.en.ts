import type { texts } from './texts';

export const english = {
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  unavailable: 'This part cannot be shown at the moment',
  checkConnection: 'Please check your internet connection and try again.',
  retry: 'Try again',
} satisfies typeof texts;
