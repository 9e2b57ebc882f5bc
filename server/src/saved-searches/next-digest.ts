import { fromLocal, toLocal, type Zone } from '@titian/rules/time-zones';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Hours of the day, local time: no mail goes out before the first, or from the second on. Specification 4, section 9. */
const FIRST_HOUR = 7;
const LAST_HOUR = 21;

/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export const localDay = (instant: Date, zone: Zone): string =>
  new Date(toLocal(instant, zone)).toISOString().slice(0, 10);

/**
 * The first instant, not before `now`, at which a digest may be sent: between 07.00 and 21.00 at the candidate's place,
 * on a day after that of the last one. Specification 4, section 9.
 *
 * @param last day of the last digest, `YYYY-MM-DD`; null where there was none
 */
export function nextDigestAt(now: Date, zone: Zone, last: string | null): Date {
  const local = toLocal(now, zone);
  const midnight = local - (local % DAY_MS);
  const isOver = local >= midnight + LAST_HOUR * HOUR_MS;
  const isSent = last !== null && last >= localDay(now, zone);
  const nextDay = isSent ? Date.parse(last) + DAY_MS : midnight + (isOver ? DAY_MS : 0);
  return fromLocal(Math.max(local, nextDay + FIRST_HOUR * HOUR_MS), zone);
}
