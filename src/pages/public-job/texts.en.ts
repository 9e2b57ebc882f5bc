import type { texts } from './texts';

export const english = {
  documentTitle: 'Job – Titian',
  title: 'Job',
  apply: 'Apply',
  applyHint: 'To apply you need to sign in or to register.',
  open: 'Apply with your account',
  notFound: 'This job could not be found.',
  notFoundHint: 'Please check the link.',
  gone: 'This job is no longer there.',
  goneHint: 'The company or the provider has removed it.',
  otherJobs: 'See other jobs',
  failed: 'This job cannot be shown at the moment.',
  about: 'About this job',
  description: 'Job description',
  requirements: 'Job requirements',
  benefits: 'Benefits and allowances',
  deadline: (day) => `Apply by ${day}`,
  closed: 'Closed',
} satisfies typeof texts;
