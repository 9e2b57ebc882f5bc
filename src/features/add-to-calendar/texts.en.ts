import type { texts } from './texts';

export const english = {
  summary: (title, company) => `Appointment: ${title}, ${company}`,
  add: 'Add to calendar',
  remove: 'Remove from calendar',
  google: 'Google Calendar',
  fileName: 'appointment.ics',
  failed: 'The calendar file could not be made. Try again.',
} satisfies typeof texts;
