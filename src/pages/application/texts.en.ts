import type { texts } from './texts';

export const english = {
  documentTitle: 'Application status – Titian',
  title: 'Application status',
  intro: 'Follow the progress of each of your applications here.',
  empty: 'You have no applications yet.',
  emptyHint: 'The applications that you send will appear here.',
  findJobs: 'Find jobs',
  failed: 'Your applications cannot be shown at the moment.',
  detailsFailed: 'The details of this application cannot be shown at the moment.',
  detailsLoading: 'The details of this application are on their way.',
} satisfies typeof texts;
