import { appointmentUid, endOf, isDayAlone } from '@titian/rules/appointment';
import type { CalendarEvent } from '@titian/rules/appointment';
import { describeAppointment, hasPassed } from '@/entities/application';
import type { Appointment } from '@/entities/application';
import { texts } from '../texts';

/** The job of an appointment. */
export interface AppointmentJob {
  title: string;
  company: string;
}

/**
 * An appointment as calendars take it, or null for one without a date and one that has passed; one that was cancelled
 * is removed from them at any time. Specification 4, section 9.
 *
 * @param host of the app, whose address organizes the appointment
 */
export function toCalendarEvent(
  appointment: Appointment,
  { title, company }: AppointmentJob,
  { isCancelled, now, host }: { isCancelled: boolean; now: Date; host: string },
): CalendarEvent | null {
  const { id, sequence, at, zone, minutes } = appointment;
  if (at === null || (!isCancelled && hasPassed(at, now))) return null;
  const { time, bring, place, link } = describeAppointment(appointment);
  return {
    uid: id === null ? null : appointmentUid(String(id)),
    sequence,
    isCancelled,
    start: new Date(at),
    isDay: isDayAlone(at),
    zone,
    minutes,
    summary: texts.summary(title, company),
    description: [time, bring, link].filter((line) => line !== null).join('\n'),
    place,
    link,
    organizer: { name: company, email: `no-reply@${host}` },
  };
}

const DAY_MS = 86_400_000;

/** A UTC instant or day as iCalendar writes it: `20261130T020000Z`, `20261130`. */
function toBasic(instant: Date, isDay: boolean): string {
  const text = instant.toISOString().replace(/[-:]|\.\d+/g, '');
  return isDay ? text.slice(0, 8) : text;
}

/** The address that adds an event to Google Calendar. Specification 4, section 9. */
export function toGoogleAddress(event: CalendarEvent): string {
  const { start, isDay, summary, description, place } = event;
  const end = isDay ? new Date(start.getTime() + DAY_MS) : endOf(event);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${toBasic(start, isDay)}/${toBasic(end, isDay)}`,
    details: description,
    ...(place !== null && { location: place }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
