import type { texts } from './texts';

export const english = {
  documentTitle: 'Job – Titian',
  documentTitleOf: (title, company) => `${title} at ${company} | Titian`,
  title: 'Job',
  visitor: 'Sign in to see this job.',
  signIn: 'Sign in to continue',
  notFound: 'This job could not be found.',
  notFoundHint: 'It may have been removed.',
  otherJobs: 'See other jobs',
  failed: 'This job cannot be shown at the moment.',
  restFailed: 'The rest needs an internet connection.',
  bookmark: (job) => `Bookmark ${job}`,
  share: (job) => `Share ${job}`,
  inertHint: 'You can save and share jobs in the list of jobs',
  similarLoading: 'Loading similar jobs',
  similarFailed: 'Similar jobs cannot be shown yet.',
  similar: 'Similar jobs',
} satisfies typeof texts;
