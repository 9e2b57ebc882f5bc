import type { texts } from './texts';

export const english = {
  documentTitle: 'Job – Titian',
  documentTitleOf: (title, company) => `${title} at ${company} | Titian`,
  title: 'Job',
  apply: 'Apply',
  applyHint: 'To apply you need to sign in or to register.',
  notFound: 'This job could not be found.',
  notFoundHint: 'Please check the link.',
  gone: 'This job is no longer there.',
  goneHint: 'The company or the provider has removed it.',
  otherJobs: 'See other jobs',
  failed: 'This job cannot be shown at the moment.',
} satisfies typeof texts;
