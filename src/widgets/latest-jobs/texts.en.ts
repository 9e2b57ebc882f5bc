import type { texts } from './texts';

export const english = {
  title: 'Latest jobs',
  failed: 'The latest jobs cannot be shown at the moment.',
  empty: 'There are no other jobs yet.',
  closed: 'Closed',
} satisfies typeof texts;
