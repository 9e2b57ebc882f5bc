import type { texts } from './texts';

export const english = {
  share: (job) => `Share ${job}`,
  title: 'Share this job',
  job: (title, company) => `Job: ${title} at ${company}.`,
  pay: (pay) => `Pay ${pay}.`,
  aMonth: (pay) => `${pay} a month`,
  deadline: (day) => `Apply by ${day}.`,
  link: 'Link to the job',
  copy: 'Copy',
  copied: 'Link copied to clipboard!',
  copyFailed: 'The link could not be copied automatically. It is selected: please copy it yourself.',
} satisfies typeof texts;
