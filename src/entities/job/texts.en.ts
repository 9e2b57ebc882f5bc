import type { texts } from './texts';

export const english = {
  workingTypes: {
    fulltime: 'Full-time',
    parttime: 'Part-time',
    contract: 'Contract',
    temporary: 'Temporary',
    internship: 'Internship',
    freelance: 'Freelance',
  },
  workplaces: { remote: 'Remote', wfo: 'On-site', hybrid: 'Hybrid' },
  salaryFrom: (amount) => `From ${amount}`,
  salaryUpTo: (amount) => `Up to ${amount}`,
  deadline: 'Apply by:',
  closed: 'Closed',
  gone: 'No longer offered',
} satisfies typeof texts;
