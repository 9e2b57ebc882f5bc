import type { Id } from '@/shared/api';
import { toTime } from '@/shared/lib/dates';
import type { Outcome, ReasonCode } from './outcome';
import { isAhead } from './is-ahead';

/** An appointment that the company has made. */
export interface Appointment {
  /** The same after it was moved; null where the provider does not tell. */
  id: Id | null;
  /** How often it was changed. */
  sequence: number;
  /** When it takes place, ISO 8601; null where the provider does not say. */
  at: string | null;
  /** The IANA name of the time zone of its place, or null. */
  zone: string | null;
  /** How long it takes; null where that is not stated. */
  minutes: number | null;
  place: string | null;
  /** Things to bring, or null. */
  bring: string | null;
  /** An http or https address, or null. */
  url: string | null;
  /** True on the card for one that was cancelled before its time. */
  isCancelled?: boolean;
}

/** Something that happened to an application. Specification 4, section 1. */
export type ApplicationEvent = {
  /** Unique within its application. */
  key: string;
  /** When it happened, ISO 8601. */
  at: string;
} & (
  | { kind: 'sent' | 'viewed' | 'jobClosed' }
  | { kind: 'moved'; step: string | null }
  | { kind: 'appointment' | 'appointmentCancelled'; appointment: Appointment }
  | { kind: 'outcome'; outcome: Outcome; reason: string | null }
  | { kind: 'withdrawn'; reason: string | null; reasonCode: ReasonCode | null }
);

/** The date under which an event is listed, ISO 8601: of an appointment, when it takes place. */
export const dateOf = (event: ApplicationEvent): string =>
  (event.kind === 'appointment' ? event.appointment.at : null) ?? event.at;

/** True when an event is still to come. */
export const isUpcoming = (event: ApplicationEvent, now: Date): boolean => isAhead(dateOf(event), now);

/** True when a later event moved or cancelled the appointment of an event. */
const isOutdated = (event: ApplicationEvent, events: readonly ApplicationEvent[]): boolean =>
  event.kind === 'appointment' &&
  event.appointment.id !== null &&
  events.some(
    (other) =>
      'appointment' in other &&
      other.appointment.id === event.appointment.id &&
      other.appointment.sequence > event.appointment.sequence,
  );

/**
 * Events, newest first, after the appointments that are still to come, of which the next one is first. Other future events
 * are left out, and so is an appointment that was moved or cancelled since. Specification 4, section 1.
 */
export function toHistory(events: readonly ApplicationEvent[], now: Date): ApplicationEvent[] {
  const time = (event: ApplicationEvent) => toTime(dateOf(event));
  const isNext = (event: ApplicationEvent) => event.kind === 'appointment' && isUpcoming(event, now);
  const history = events
    .filter((event) => !isOutdated(event, events))
    .filter((event) => event.kind === 'appointment' || !isUpcoming(event, now))
    .map((event, index) => ({ event, index }))
    .sort((a, b) => time(b.event) - time(a.event) || b.index - a.index)
    .map(({ event }) => event);
  return [...history.filter(isNext).reverse(), ...history.filter((event) => !isNext(event))];
}
