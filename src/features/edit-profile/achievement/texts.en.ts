import type { texts } from './texts';

export const english = {
  title: 'Achievements',
  empty: 'No achievements yet.',
  add: 'Add achievement',
  change: 'Edit achievement',
  added: 'Achievement saved!',
  changed: 'Achievement updated!',
  failed: 'An error occurred',
  name: 'Achievement title',
  giver: 'Awarded by',
  date: 'Date',
  info: 'Additional information',
  nameMissing: 'Please enter the title of the achievement.',
  giverMissing: 'Please enter who awarded it.',
  dateMissing: 'Please choose a date.',
  dateAhead: 'The date cannot be in the future.',
  infoMissing: 'Please enter additional information.',
  tooLong: (limit) => `At most ${limit} characters`,
} satisfies typeof texts;
