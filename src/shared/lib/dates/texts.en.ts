import type { texts } from './texts';

export const english = {
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  present: 'Present',
} satisfies typeof texts;
