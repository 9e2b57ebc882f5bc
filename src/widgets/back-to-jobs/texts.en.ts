import type { texts } from './texts';

export const english = {
  back: 'Back to jobs',
} satisfies typeof texts;
