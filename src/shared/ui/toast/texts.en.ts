import type { texts } from './texts';

export const english = {
  close: 'Close',
} satisfies typeof texts;
