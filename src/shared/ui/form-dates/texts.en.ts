import type { texts } from './texts';

export const english = {
  placeholder: { day: 'DD/MM/YYYY', month: 'MM/YYYY' },
  incomplete: {
    day: 'This date is not complete or not in the calendar.',
    month: 'This month and year are not complete or not in the calendar.',
  },
  tooEarly: (earliest) => `${earliest} at the earliest.`,
  tooLate: (latest) => `${latest} at the latest.`,
  choose: (chosen) => (chosen ? `Choose date, selected date is ${chosen}` : 'Choose date'),
} satisfies typeof texts;
