import type { texts } from './texts';

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

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
  gone: 'This job no longer exists',
  payNotStated: 'Pay not stated',
  perPeriod: { month: 'a month', day: 'a day', hour: 'an hour', week: 'a week', year: 'a year' },
  millions: (amount) => `${amount} million`,
  thousands: (amount) => `${amount} thousand`,
  daysAgo: (days) => ago(days, 'day'),
  weeksAgo: (weeks) => ago(weeks, 'week'),
  monthsAgo: (months) => ago(months, 'month'),
  yearsAgo: (years) => ago(years, 'year'),
  minEducation: (level) => `min. ${level}`,
  applied: 'Applied',
} satisfies typeof texts;
