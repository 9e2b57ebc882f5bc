import type { texts } from './texts';

export const english = {
  download: 'Download resume',
  downloading: 'Downloading...',
  failed: 'Your CV could not be downloaded.',
  retry: 'Try again',
  customise: 'Customise CV',
} satisfies typeof texts;
