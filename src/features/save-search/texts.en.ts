import type { texts } from './texts';

export const english = {
  save: 'Save this search',
  change: 'Change a saved search',
  saved: 'The search is saved. You will hear of new jobs that match.',
  changed: 'The saved search has been changed.',
  failed: 'The search could not be saved.',
  name: 'Name',
  nameMissing: 'A name is required.',
  tooLong: (limit: number) => `At most ${limit} characters`,
  alert: 'Mail about new jobs',
  alertHint: 'At most one mail a day, not between 9 pm and 7 am.',
  near: (city: string) => `near ${city}`,
  filtered: 'Jobs with filters',
} satisfies typeof texts;
