import type { texts } from './texts';

export const english = {
  title: 'Notifications by email',
  refused: 'Emails about new jobs have stopped because your email address was not found.',
  sendAgain: 'Send again',
  appointments: 'Send an email when an appointment is made, changed or cancelled',
  zone: 'Time zone of mails',
  zoneHint: 'No mail is sent between 9 pm and 7 am in this zone, unless an appointment is within 24 hours.',
  zoneOfProvince: 'That of your province',
  zoneOfProvinceNow: (zone) => `That of your province (${zone})`,
  saved: 'The settings of mails are saved.',
  failed: 'The settings of mails could not be saved.',
  loadFailed: 'The settings of mails could not be loaded',
} satisfies typeof texts;
