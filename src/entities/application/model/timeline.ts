import { formatDay } from '@/shared/lib/dates';
import { toLinkAddress } from '@/shared/lib/web-address';
import { texts } from '../texts';
import { isUpcoming, toHistory } from './application-event';
import type { ApplicationEvent } from './application-event';
import { formatAppointment } from './appointment-time';
import { stepLabel } from './pipeline';

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
  if (event.kind === 'moved') return events.moved(stepLabel(event.step));
  if (event.kind === 'outcome') return texts.decisions[event.outcome];
  return events[event.kind];
}

function toDetails(event: ApplicationEvent): string[] {
  if (event.kind === 'outcome' || event.kind === 'withdrawn') {
    const isOwn = event.kind === 'withdrawn' || event.outcome === 'withdrawn';
    return event.reason === null ? [] : [isOwn ? texts.ownReason(event.reason) : texts.companyReason(event.reason)];
  }
  if (event.kind === 'appointment') {
    const { at, zone, place } = event.appointment;
    return [formatAppointment(at, zone), ...(place === null ? [] : [place])];
  }
  return event.kind === 'jobClosed' ? [texts.events.noDecision] : [];
}

/**
 * The events of an application as the timeline shows them: newest first, what lies ahead for appointments alone.
 * Specification 4, section 1.
 */
export function toTimeline(events: readonly ApplicationEvent[], now: Date): TimelineEntry[] {
  return toHistory(events, now).map((event) => {
    const upcoming = isUpcoming(event, now);
    const appointment = event.kind === 'appointment' ? event.appointment : null;
    const at = appointment?.at ?? event.at;
    return {
      key: event.key,
      at,
      date: upcoming ? texts.upcoming : formatDay(at),
      title: toTitle(event),
      details: toDetails(event),
      link: appointment && toLinkAddress(appointment.url),
      color: upcoming ? 'primary.main' : 'text.secondary',
    };
  });
}
