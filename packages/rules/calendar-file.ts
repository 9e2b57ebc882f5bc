import ical, {
  ICalAlarmType,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
} from 'ical-generator';
import { endOf, reminderOf, type CalendarEvent } from './appointment';

/** A company as the organizer of an event: its name is quoted, so it has no quotes and line breaks of its own (RFC 5545, 3.1). */
export const toOrganizer = (name: string, email: string) => ({
  name: name.replaceAll('"', "'").replaceAll(/[\p{Cc}\s]+/gu, ' '),
  email,
});

/** The text of a calendar. Its last line ends with CRLF like the others (RFC 5545, 3.1). */
export const toCalendarText = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

function methodOf({ isCancelled, attendee }: CalendarEvent): ICalCalendarMethod {
  if (isCancelled) return ICalCalendarMethod.CANCEL;
  return attendee === undefined ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.REQUEST;
}

/**
 * An event as an iCalendar file (RFC 5545): UTC instants without a zone, an hour unless its length is stated, and the alarm
 * that `reminderOf` tells. One that was cancelled has the method CANCEL, which removes it from the calendar that has it; one
 * that is mailed has the method REQUEST. Specification 4, section 9.
 *
 * @param now when it is read; an alarm lies ahead of it
 * @param stamp when the event was made or changed, where that is known
 */
export function toCalendarFile(event: CalendarEvent, now: Date, stamp = now): string {
  const { uid, sequence, isCancelled, start, isDay, summary, description, place, link, organizer, attendee } = event;
  const calendar = ical({ prodId: { company: 'Titian', product: 'Kabar' }, method: methodOf(event) });
  const reminder = isCancelled ? null : reminderOf(event, now);
  calendar.createEvent({
    ...(uid !== null && { id: uid }),
    sequence,
    stamp,
    start,
    end: isDay ? null : endOf(event),
    allDay: isDay,
    summary,
    description,
    location: place,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: toOrganizer(organizer.name, organizer.email),
    attendees: attendee === undefined ? [] : [{ email: attendee, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION }],
    alarms:
      reminder === null ? [] : [{ type: ICalAlarmType.display, trigger: reminder.minutes * 60, description: summary }],
  });
  return toCalendarText(calendar);
}
