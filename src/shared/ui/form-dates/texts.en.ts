import type { texts } from './texts';

export const english = {
  placeholder: { day: 'e.g. 17/07/2021', month: 'e.g. 07/2021' },
  choose: { day: 'Choose date', month: 'Choose month' },
  chosen: {
    day: (date) => `Choose date, selected date is ${date}`,
    month: (date) => `Choose month, selected month is ${date}`,
  },
  picker: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year' ? 'year view is open, switch to calendar view' : 'calendar view is open, switch to year view',
    cancelButtonLabel: 'Cancel',
  },
} satisfies typeof texts;
