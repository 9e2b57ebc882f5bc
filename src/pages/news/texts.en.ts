import type { texts } from './texts';

export const english = {
  documentTitle: 'News – Titian',
  title: 'News',
  intro: 'Changes of your applications, appointments and the jobs you saved. News is stored for 180 days.',
  list: 'News',
  empty: 'No news yet.',
  emptyHint: 'Changes of your applications and saved jobs that close soon will appear here.',
  findJobs: 'Find jobs',
  failed: 'Your news cannot be shown yet.',
  moreFailed: 'The next news cannot be shown yet.',
  loading: 'News is loading.',
  more: 'Load more',
  unavailable: 'News is not available here.',
  unavailableHint: 'Changes of your applications are in Application Status.',
  applications: 'Open Application Status',
} satisfies typeof texts;
