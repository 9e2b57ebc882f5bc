import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { CalendarEvent } from './calendar-event';

/**
 * An event as an iCalendar file (RFC 5545): UTC instants without a zone. One that was cancelled has the method CANCEL,
 * which removes it from the calendar that has it.
 */
export function toCalendarFile(event: CalendarEvent, now: Date): string {
  const { uid, sequence, isCancelled, start, isDay, summary, description, place, link } = event;
  const calendar = ical({
    prodId: { company: 'Titian', product: 'Kabar' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    ...(uid !== null && { id: uid }),
    sequence,
    stamp: now,
    start,
    allDay: isDay,
    summary,
    description,
    location: place,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
