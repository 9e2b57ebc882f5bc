import { toDay } from '@/shared/lib/dates';
import { locale } from '@/shared/lib/language';

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

/**
 * When an appointment takes place, by the clock of its place: "Senin, 30 November 2026, 10.00 WITA".
 *
 * @param at ISO 8601; of a day without a time only the day is told
 * @param zone IANA name; without one, and with one that is none, the time is told in Jakarta's
 */
export function formatAppointment(at: string, zone: string | null): string {
  const isDay = toDay(at) === at;
  const timeZone = isDay ? 'UTC' : toZone(zone);
  const instant = new Date(at);
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone, ...options }).format(instant);
  const day = inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  if (isDay) return day;
  const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day}, ${clock} ${ZONE_LETTERS[timeZone] ?? timeZone}`;
}
