import { toAppointment, toOutcome } from '@/entities/application/@x/notification';
import { toDay } from '@/shared/lib/dates';
import { toName, toText } from '@/shared/lib/text';
import { APPOINTMENT_STATES } from '../model/notification';
import type { NewsJob, Notification } from '../model/notification';
import type { NewsJobDto, NotificationDto } from './notification.dto';

const toNewsJob = ({ slug, title, company, status, deadline }: NewsJobDto): NewsJob => ({
  slug,
  title: toName(title) ?? title,
  company: toName(company) ?? '-',
  isOpen: toText(status)?.toLowerCase() !== 'closed',
  deadline: toDay(deadline),
});

type What = Notification extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'id' | 'at' | 'isRead'>
    : never
  : never;

function toApplicationNews({ event, step, outcome, closedOn }: NotificationDto, job: NewsJob | null): What | null {
  const kind = 'application';
  switch (event) {
    case 'viewed':
      return { kind, event, job };
    case 'moved':
      return { kind, event, step: toName(step)?.toLowerCase() ?? null, job };
    case 'outcome': {
      const known = toOutcome(outcome);
      return known && { kind, event, outcome: known, job };
    }
    case 'jobClosed':
      return { kind, event, closedOn: toDay(closedOn), job };
    default:
      return null;
  }
}

/** The part of news that depends on its kind; null for a kind that the app does not know. */
function toWhat(dto: NotificationDto): What | null {
  const job = dto.job ? toNewsJob(dto.job) : null;
  switch (dto.kind) {
    case 'application':
      return toApplicationNews(dto, job);
    case 'appointment': {
      const state = APPOINTMENT_STATES.find((known) => known === dto.appointment?.status);
      return state ? { kind: dto.kind, appointment: toAppointment(dto.appointment), state, job } : null;
    }
    case 'savedJobCloses':
      return { kind: dto.kind, job };
    case 'savedSearch':
      return (
        (dto.search && {
          kind: dto.kind,
          name: toName(dto.search.name) ?? '',
          query: toText(dto.search.query),
          count: dto.search.count,
          jobs: dto.search.jobs.map(toNewsJob),
        }) ??
        null
      );
    default:
      return null;
  }
}

/** The news of a page, in the provider's order; kinds that the app does not know are skipped. */
export const toNotifications = (dtos: readonly NotificationDto[]): Notification[] =>
  dtos.flatMap((dto) => {
    const what = toWhat(dto);
    return what ? [{ id: dto.id, at: toText(dto.at), isRead: Boolean(dto.readAt), ...what }] : [];
  });
