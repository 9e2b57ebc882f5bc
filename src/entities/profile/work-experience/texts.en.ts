import type { texts } from './texts';

export const english = {
  employmentTypes: {
    fulltime: 'Full-time',
    parttime: 'Part-time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
  },
} satisfies typeof texts;
