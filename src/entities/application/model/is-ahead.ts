import { toDay, today, toTime } from '@/shared/lib/dates';

/** Milliseconds by which a device's clock and the provider's may differ. */
const MAX_CLOCK_SKEW_MS = 5 * 60_000;

/**
 * True when a date is still to come: a day after today in Jakarta, or an instant more than five minutes ahead.
 *
 * @param at `YYYY-MM-DD`, or an ISO 8601 instant with its offset
 */
export const isAhead = (at: string, now: Date): boolean =>
  toDay(at) === at ? at > today(now) : toTime(at) > now.getTime() + MAX_CLOCK_SKEW_MS;

/**
 * True when a date is over: a day before today in Jakarta, or an instant more than five minutes ago.
 *
 * @param at as for `isAhead`
 */
export const hasPassed = (at: string, now: Date): boolean =>
  toDay(at) === at ? at < today(now) : toTime(at) < now.getTime() - MAX_CLOCK_SKEW_MS;

/** A day, or an instant with its offset; without one it is taken as WIB, as `toDay` does. Null for what is no date. */
export function toInstant(value: string | null | undefined): string | null {
  if (!value || toDay(value) === null) return null;
  return !value.includes('T') || /(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}+07:00`;
}
