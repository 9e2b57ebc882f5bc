import type { texts } from './texts';

export const english = {
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  present: 'Present',
} satisfies typeof texts;
