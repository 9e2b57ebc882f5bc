import { groupDigits } from '@/shared/lib/text';
import type { texts } from './texts';

export const english = {
  goneJob: 'a job that was removed',
  viewed: (title) => `The company viewed your application for ${title}.`,
  moved: (title, step) => `Your application for ${title} was moved to the stage ${step}.`,
  movedUnknown: (title) => `The stage of your application for ${title} changed.`,
  decided: {
    accepted: (title) => `You were accepted for ${title}.`,
    rejected: (title) => `Your application for ${title} was not selected.`,
    withdrawn: (title) => `Your application for ${title} was withdrawn.`,
  },
  jobClosed: (title) => `The job ${title} was closed. This is no decision on your application.`,
  jobClosedOn: (title, day) => `The job ${title} was closed on ${day}. This is no decision on your application.`,
  appointments: {
    scheduled: (title, time) => `Appointment for ${title}: ${time}.`,
    moved: (title, time) => `The appointment for ${title} was moved to ${time}.`,
    cancelled: (title, time) => `The appointment for ${title} on ${time} was cancelled.`,
    ended: (title, time) => `The appointment for ${title} on ${time} is void: the application has ended.`,
  },
  savedCloses: (title, day) => `You can apply to the saved job ${title} until ${day}.`,
  savedOpen: (title) => `The saved job ${title} is still open, without a deadline.`,
  savedClosed: (title) => `The saved job ${title} is closed.`,
  savedGone: 'A saved job was removed.',
  newJobs: (count, name) => `${groupDigits(count)} new ${count === 1 ? 'job' : 'jobs'} for “${name}”.`,
  moreNewJobs: (listed, more, name) => `${groupDigits(listed)} new jobs, and ${groupDigits(more)} more for “${name}”.`,
  isNew: 'New',
  closed: 'Closed',
  openLink: 'Open the appointment link',
  showJobs: (count) => `Show all (${count})`,
} satisfies typeof texts;
