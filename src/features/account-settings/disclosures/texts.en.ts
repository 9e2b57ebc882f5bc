import type { texts } from './texts';

export const english = {
  title: 'Who received my data',
  intro: 'Each time you apply, the company receives data of your profile.',
  fields: (names: string) => `Data that was sent: ${names}`,
  noField: 'Data that was sent: none',
  notRecorded: 'Data that was sent: not recorded for this application',
  sentAt: (day: string) => `Sent on ${day}`,
  showAll: (count: string) => `Show all (${count})`,
  empty: 'No company has received your data yet.',
  loadFailed: 'The companies that received your data could not be loaded',
} satisfies typeof texts;
