import type { texts } from './texts';

export const english = {
  levels: { fluent: 'Fluent', intermediate: 'Intermediate', beginner: 'Beginner' },
} satisfies typeof texts;
