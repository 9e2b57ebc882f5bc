import type { texts } from './texts';

export const english = {
  goOn: (job) => (job === null ? 'Go on applying' : `Go on applying: ${job}`),
  over: (job) => `The job ${job} is closed.`,
  overUntitled: 'The job that you opened before is closed.',
  otherJobs: 'Find other jobs',
  dismiss: 'Close',
} satisfies typeof texts;
