import type { texts } from './texts';

export const english = {
  title: 'What the company sees',
} satisfies typeof texts;
