import type { texts } from './texts';

export const english = {
  download: 'Download resume',
  downloading: 'Downloading...',
  failed: 'Your CV could not be downloaded. Please check your internet connection and try again.',
  retry: 'Try again',
} satisfies typeof texts;
