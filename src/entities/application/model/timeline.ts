import { formatDay } from '@/shared/lib/dates';
import { texts } from '../texts';
import { dateOf, isUpcoming, toHistory } from './application-event';
import type { ApplicationEvent } from './application-event';
import { stepLabel } from './pipeline';
import { describeAppointment } from './upcoming-appointments';

/** One event as the timeline shows it. */
export interface TimelineEntry {
  key: string;
  /** ISO 8601. */
  at: string;
  /** The date in words. */
  date: string;
  title: string;
  details: string[];
  /** An address of the company's, or null. */
  link: string | null;
  /** Colour of the mark: nothing but whether it is still to come. */
  color: 'primary.main' | 'text.secondary';
}

function toTitle(event: ApplicationEvent): string {
  const { events } = texts;
  if (event.kind === 'moved') return event.step === null ? events.movedUnknown : events.moved(stepLabel(event.step));
  return event.kind === 'outcome' ? texts.decisions[event.outcome] : events[event.kind];
}

function toReasonDetails({ reason }: { reason: string | null }, isOwn: boolean): string[] {
  if (reason === null) return [];
  return [isOwn ? texts.ownReason(reason) : texts.companyReason(reason)];
}

function toDetails(event: ApplicationEvent): string[] {
  switch (event.kind) {
    case 'withdrawn':
      return [...(event.reasonCode === null ? [] : [texts.undated[event.reasonCode]]), ...toReasonDetails(event, true)];
    case 'outcome':
      return toReasonDetails(event, event.outcome === 'withdrawn');
    case 'appointment':
    case 'appointmentCancelled': {
      const { time, place, bring } = describeAppointment(event.appointment);
      return [time, place, bring].filter((detail) => detail !== null);
    }
    case 'jobClosed':
      return [texts.events.noDecision];
    default:
      return [];
  }
}

/** An appointment tells its own day, by the clock of its place. */
function toDate(event: ApplicationEvent, upcoming: boolean): string {
  if (!upcoming) return formatDay(dateOf(event));
  const hasTime = event.kind === 'appointment' && event.appointment.at !== null;
  return hasTime ? texts.upcoming : texts.upcomingOn(formatDay(dateOf(event)));
}

/** The events of an application as the timeline shows them, in the order of `toHistory`. Specification 4, section 1. */
export function toTimeline(events: readonly ApplicationEvent[], now: Date): TimelineEntry[] {
  return toHistory(events, now).map((event) => {
    const upcoming = isUpcoming(event, now);
    return {
      key: event.key,
      at: dateOf(event),
      date: toDate(event, upcoming),
      title: toTitle(event),
      details: toDetails(event),
      link: event.kind === 'appointment' ? describeAppointment(event.appointment).link : null,
      color: upcoming ? 'primary.main' : 'text.secondary',
    };
  });
}
