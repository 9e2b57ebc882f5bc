import type { texts } from './texts';

export const english = {
  goOn: (job) => (job === null ? 'Continue applying' : `Continue applying: ${job}`),
  over: (job) => `The job ${job} is closed.`,
  overUntitled: 'The job that you opened before is closed.',
  otherJobs: 'Find other jobs',
  dismiss: 'Close',
} satisfies typeof texts;
