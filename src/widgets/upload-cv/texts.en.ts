import type { texts } from './texts';

export const english = {
  upload: 'Upload CV',
} satisfies typeof texts;
