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
  today: 'today',
  yesterday: 'yesterday',
  untilClock: (day, clock, zone) => `${day}, ${clock} ${zone}`,
  years: (count) => (count === 1 ? '1 year' : `${count} years`),
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  present: 'Present',
  incomplete: {
    day: 'This date is not complete or not in the calendar.',
    month: 'This month and year are not complete or not in the calendar.',
  },
  tooEarly: (earliest) => `${earliest} at the earliest.`,
  tooLate: (latest) => `${latest} at the latest.`,
} satisfies typeof texts;
