import type { texts } from './texts';

export const english = {
  documentTitle: 'Shared link – Titian',
  title: 'Not a link to a job on Titian',
  reason: 'What was shared to Titian has no link to a job on this site.',
  shared: 'What was shared',
  search: 'Search these words on Titian',
  allJobs: 'See all jobs',
} satisfies typeof texts;
