import type { texts } from './texts';

export const english = {
  pickers: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    calendarViewSwitchingButtonAriaLabel: (view) =>
      view === 'year' ? 'year view is open, switch to calendar view' : 'calendar view is open, switch to year view',
    cancelButtonLabel: 'Cancel',
  },
} satisfies typeof texts;
