import type { texts } from './texts';

export const english = {
  steps: {
    apply: 'Applied',
    screening: 'Screening',
    psikotest: 'Psychological test',
    interviewHr: 'HR interview',
    interviewUser: 'Hiring manager interview',
    offering: 'Offer',
    mcu: 'Medical check-up',
    onboard: 'On board',
  },
  outcomes: { Accepted: 'Accepted', Closed: 'Closed', Rejected: 'Rejected', Available: 'Available' },
  stamps: { ACCEPTED: 'ACCEPTED', CLOSED: 'CLOSED' },
  applied: (day) => `Applied: ${day}`,
  more: 'More',
  less: 'Less',
  progress: 'Application progress',
  states: {
    complete: 'Completed',
    current: 'Current stage',
    upcoming: 'Not started yet',
    rejected: 'The job was closed. The company has not given a decision.',
  },
} satisfies typeof texts;
