import { toTime } from '@/shared/lib/dates';
import type { Outcome } from './application';

/** An appointment that the company has made. */
export interface Appointment {
  /** When it takes place, ISO 8601. */
  at: string;
  /** The IANA name of the time zone of its place, or null. */
  zone: string | null;
  place: string | null;
  /** An http or https address, or null. */
  url: string | null;
}

/** Something that happened to an application. Specification 4, section 1. */
export type ApplicationEvent = {
  /** Unique within its application. */
  key: string;
  /** When it happened, ISO 8601. */
  at: string;
} & (
  | { kind: 'sent' | 'viewed' | 'jobClosed' }
  | { kind: 'moved'; step: string }
  | { kind: 'appointment'; appointment: Appointment }
  | { kind: 'outcome'; outcome: Outcome; reason: string | null }
  | { kind: 'withdrawn'; reason: string | null }
);

/** The date under which an event stands: of an appointment, when it takes place. */
const dateOf = (event: ApplicationEvent): number =>
  toTime(event.kind === 'appointment' ? event.appointment.at : event.at);

/** True when an event is an appointment that is still to come. */
export const isUpcoming = (event: ApplicationEvent, now: Date): boolean =>
  event.kind === 'appointment' && dateOf(event) > now.getTime();

/** Events, newest first. Future events are left out, except appointments. */
export function toHistory(events: readonly ApplicationEvent[], now: Date): ApplicationEvent[] {
  return events
    .filter((event) => event.kind === 'appointment' || dateOf(event) <= now.getTime())
    .map((event, index) => ({ event, index }))
    .sort((a, b) => dateOf(b.event) - dateOf(a.event) || b.index - a.index)
    .map(({ event }) => event);
}
