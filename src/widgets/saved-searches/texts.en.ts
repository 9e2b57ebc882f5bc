import type { texts } from './texts';

export const english = {
  title: 'Saved searches',
  empty: 'There are no saved searches yet.',
  how: 'Search for jobs, and choose Save this search.',
  search: 'Search for jobs',
  alert: (alert: string) => `Mail about new jobs: ${alert.toLowerCase()}`,
  newer: 'A newer version of Titian has saved it. Reload this page to open it.',
  feeds: 'Follow it in another app:',
  formats: { rss: 'RSS', json: 'JSON Feed', ics: 'Calendar of deadlines', webcal: 'Open in calendar' },
  feedNamed: (format: string, name: string) => `${format}, ${name}`,
  change: 'Change',
  changeNamed: (name: string) => `Change ${name}`,
  remove: 'Delete',
  removeNamed: (name: string) => `Delete ${name}`,
  confirm: (name: string) => `Delete the search ${name}?`,
  consequence: 'You will hear no more of new jobs that this search finds.',
  cancel: 'Cancel',
  removed: 'The search has been deleted.',
  removeFailed: 'The search could not be deleted.',
  loadFailed: 'The saved searches could not be loaded',
} satisfies typeof texts;
