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

/**
 * When an appointment takes place, by the clock of its place: "Senin, 30 November 2026, 10.00 WITA".
 *
 * @param at ISO 8601
 * @param zone IANA name; without one, and with one that is none, the time is told in Jakarta's
 */
export function formatAppointment(at: string, zone: string | null): string {
  const timeZone = zone !== null && isZone(zone) ? zone : JAKARTA;
  const instant = new Date(at);
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), { timeZone, ...options }).format(instant);
  const day = inZone({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day}, ${clock} ${ZONE_LETTERS[timeZone] ?? timeZone}`;
}
