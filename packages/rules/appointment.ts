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
  /** IANA name of the zone of its place, or null. */
  zone: string | null;
  /** How long it takes; null where that is not stated. */
  minutes: number | null;
  summary: string;
  description: string;
  place: string | null;
  /** An http or https address, or null. */
  link: string | null;
  organizer: { name: string; email: string };
  /** E-mail address of the candidate, where the file is mailed to them. */
  attendee?: string;
}

const MINUTE_MS = 60_000;

/** Minutes of an appointment whose length is not stated. Specification 4, section 9. */
const USUAL_MINUTES = 60;

/** The letters by which people in Indonesia know their zones. */
const ZONE_LETTERS: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

const JAKARTA = 'Asia/Jakarta';

/** True when Intl knows a time zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const toZone = (zone: string | null): string => (zone !== null && isZone(zone) ? zone : JAKARTA);

/** True for a day without a time, `YYYY-MM-DD`. */
export const isDayAlone = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);

/**
 * When an appointment takes place, by the clock of its place: "Senin, 30 November 2026, 10.00 WITA".
 *
 * @param at ISO 8601; of a day without a time only the day is told
 * @param zone IANA name; without one, and with one that is none, the time is told in Jakarta's
 * @param locale as Intl takes it
 */
export function formatAppointment(at: string, zone: string | null, locale: string): string {
  const isDay = isDayAlone(at);
  const timeZone = isDay ? 'UTC' : toZone(zone);
  const instant = new Date(at);
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(instant);
  const day = inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (isDay) return day;
  const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day}, ${clock} ${ZONE_LETTERS[timeZone] ?? timeZone}`;
}

/** Minutes since midnight by the clock of a zone, which is chosen as for `formatAppointment`. */
function minutesOfDay(instant: Date, zone: string | null): number {
  const clock = { timeZone: toZone(zone), hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en', clock).format(instant).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes before an event at which its calendar reminds of it where the evening before is over. */
const LATE_REMINDER_MINUTES = 60;

/** Minutes from 19.00 to midnight. */
const EVENING_MINUTES = 5 * 60;

/** When a calendar reminds of an event. */
interface Reminder {
  when: 'evening' | 'hour';
  /** Minutes before its start. */
  minutes: number;
}

/**
 * The reminder of an event: at 19.00 on the evening before, by the clock of its place. Once that is over, an hour before; null
 * once that is over, too, and for a day without a time. Specification 4, section 9.
 */
export function reminderOf(
  { start, isDay, zone }: Pick<CalendarEvent, 'start' | 'isDay' | 'zone'>,
  now: Date,
): Reminder | null {
  const sinceMidnight = minutesOfDay(start, zone);
  const isAhead = (minutes: number): boolean => start.getTime() - minutes * MINUTE_MS > now.getTime();
  if (isAhead(sinceMidnight + EVENING_MINUTES)) {
    // The start of a day is midnight in UTC here, and that of its place in a calendar.
    return { when: 'evening', minutes: (isDay ? 0 : sinceMidnight) + EVENING_MINUTES };
  }
  return isDay || !isAhead(LATE_REMINDER_MINUTES) ? null : { when: 'hour', minutes: LATE_REMINDER_MINUTES };
}

/** The identifier of an appointment in calendars. */
export const appointmentUid = (id: string): string => `${id}@titian`;

/** The end of an appointment that has a time. */
export const endOf = ({ start, minutes }: Pick<CalendarEvent, 'start' | 'minutes'>): Date =>
  new Date(start.getTime() + (minutes ?? USUAL_MINUTES) * MINUTE_MS);
