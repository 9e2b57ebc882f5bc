import { fromLocal, toLocal, type Zone } from './time-zones';

const DAY_MS = 86_400_000;

/** The last day of a deadline, by the clock of a zone. */
export interface LastDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM`; null where one can apply until midnight. */
  clock: string | null;
}

/**
 * The last day on which one can apply before an instant: midnight closes the day before, and 23.59 counts as the whole
 * day. Specification 4, section 3.
 */
export function lastDayOf(instant: Date, zone: Zone): LastDay {
  const local = toLocal(instant, zone);
  const clock = new Date(local).toISOString().slice(-13, -8);
  const isMidnight = clock === '00:00';
  const day = new Date(isMidnight ? local - DAY_MS : local).toISOString().slice(0, -14);
  return { day, clock: isMidnight || clock === '23:59' ? null : clock };
}

/** The midnight that ends a day, `YYYY-MM-DD`, in a zone. */
export const endOfDay = (day: string, zone: Zone): Date => fromLocal(Date.parse(day) + DAY_MS, zone);
