import { describeAppointment, stepLabel } from '@/entities/application/@x/notification';
import { routes } from '@/shared/config';
import { formatDay, formatDeadline } from '@/shared/lib/dates';
import { texts } from './texts';
import type { NewsJob, Notification } from './notification';

/** News in words. */
export interface NewsWords {
  sentence: string;
  /** Path of the page that shows it, or null where none does. */
  to: string | null;
}

type ApplicationNews = Extract<Notification, { kind: 'application' }>;

function toApplicationSentence(news: ApplicationNews, title: string): string {
  switch (news.event) {
    case 'viewed':
      return texts.viewed(title);
    case 'moved':
      return news.step === null ? texts.movedUnknown(title) : texts.moved(title, stepLabel(news.step));
    case 'outcome':
      return texts.decided[news.outcome](title);
    case 'jobClosed':
      return news.closedOn === null ? texts.jobClosed(title) : texts.jobClosedOn(title, formatDay(news.closedOn));
  }
}

/** The present state of a saved job: it may have been closed or extended since. */
function toClosingSentence(job: NewsJob): string {
  const { title, isOpen, deadline } = job;
  if (!isOpen) return texts.savedClosed(title);
  return deadline === null ? texts.savedOpen(title) : texts.savedCloses(title, formatDeadline(job));
}

/** Number of new jobs: those that are listed, and how many there are beside them. */
function toCountSentence(name: string, count: number, listed: number): string {
  return listed === 0 || count <= listed ? texts.newJobs(count, name) : texts.moreNewJobs(listed, count - listed, name);
}

/** Words for news, each true by its fields, and the page where the candidate can check them. Specification 4, section 9. */
export function toNewsWords(news: Notification): NewsWords {
  if (news.kind === 'savedSearch') {
    const to = news.query === null ? null : `${routes.jobs.to()}?${news.query}`;
    return { sentence: toCountSentence(news.name, news.count, news.jobs.length), to };
  }
  const title = news.job?.title ?? texts.goneJob;
  switch (news.kind) {
    case 'application':
      return { sentence: toApplicationSentence(news, title), to: routes.application.to() };
    case 'appointment': {
      const { time } = describeAppointment(news.appointment);
      const state = news.state === 'scheduled' && news.appointment.sequence > 0 ? 'moved' : news.state;
      return { sentence: texts.appointments[state](title, time), to: routes.application.to() };
    }
    case 'savedJobCloses':
      return news.job
        ? { sentence: toClosingSentence(news.job), to: routes.job.to(news.job.slug) }
        : { sentence: texts.savedGone, to: null };
  }
}
