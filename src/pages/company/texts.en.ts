import { groupDigits } from '@/shared/lib/text';
import type { texts } from './texts';

export const english = {
  documentTitle: 'Company – Titian',
  documentTitleOf: (company) => `Jobs at ${company} – Titian`,
  title: 'Jobs at this company',
  loading: 'Loading the jobs at this company',
  count: (jobs) => `${groupDigits(jobs)} open ${jobs === 1 ? 'job' : 'jobs'}`,
  inCities: (city, others) =>
    ` in ${city}${others > 0 ? ` and ${others} other ${others === 1 ? 'place' : 'places'}` : ''}`,
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  none: 'There are no open jobs yet.',
  noneHint: 'All jobs at this company are closed.',
  unknown: 'This company could not be found.',
  unknownHint: 'It may have no jobs on offer any more.',
  otherJobs: 'See other jobs',
  failed: 'The jobs at this company cannot be loaded.',
} satisfies typeof texts;
