import { describeAppointment, hasPassed } from '@/entities/application';
import type { Appointment } from '@/entities/application';
import { toDay } from '@/shared/lib/dates';
import { texts } from '../texts';

/** An appointment as calendars take it. */
export interface CalendarEvent {
  /** The same after it was moved; null where the provider does not tell which appointment it is. */
  uid: string | null;
  /** How often it was changed. */
  sequence: number;
  isCancelled: boolean;
  start: Date;
  /** True where its time is not known; `start` is then midnight in UTC. */
  isDay: boolean;
  summary: string;
  /** Day, time and zone in words, and the address on the internet. */
  description: string;
  place: string | null;
  /** An http or https address, or null. */
  link: string | null;
}

/** The job of an appointment. */
export interface AppointmentJob {
  title: string;
  company: string;
}

/**
 * An appointment as calendars take it, or null for one without a date and one that has passed; one that was cancelled
 * is removed from them at any time. Specification 4, section 9.
 */
export function toCalendarEvent(
  appointment: Appointment,
  { title, company }: AppointmentJob,
  { isCancelled, now }: { isCancelled: boolean; now: Date },
): CalendarEvent | null {
  const { id, sequence, at } = appointment;
  if (at === null || (!isCancelled && hasPassed(at, now))) return null;
  const { time, place, link } = describeAppointment(appointment);
  return {
    uid: id === null ? null : `${id}@titian`,
    sequence,
    isCancelled,
    start: new Date(at),
    isDay: toDay(at) === at,
    summary: texts.summary(title, company),
    description: [time, link].filter((line) => line !== null).join('\n'),
    place,
    link,
  };
}

const DAY_MS = 86_400_000;

/** A UTC instant or day as iCalendar writes it: `20261130T020000Z`, `20261130`. */
function toBasic(instant: Date, isDay: boolean): string {
  const text = instant.toISOString().replace(/[-:]|\.\d+/g, '');
  return isDay ? text.slice(0, 8) : text;
}

/** The address that adds an event to Google Calendar. How long it takes is not known: it ends as it begins. */
export function toGoogleAddress({ start, isDay, summary, description, place }: CalendarEvent): string {
  const end = isDay ? new Date(start.getTime() + DAY_MS) : start;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${toBasic(start, isDay)}/${toBasic(end, isDay)}`,
    details: description,
    ...(place !== null && { location: place }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
