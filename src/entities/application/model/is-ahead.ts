import { toDay, today, toTime } from '@/shared/lib/dates';

/** Milliseconds by which a device's clock and the provider's may differ. */
const CLOCK_TOLERANCE = 5 * 60_000;

/**
 * True when a date is still to come: a day after today in Jakarta, or an instant more than five minutes ahead.
 *
 * @param at `YYYY-MM-DD`, or an ISO 8601 instant with its offset
 */
export const isAhead = (at: string, now: Date): boolean =>
  toDay(at) === at ? at > today(now) : toTime(at) > now.getTime() + CLOCK_TOLERANCE;

/**
 * True when a date is over: a day before today in Jakarta, or an instant more than five minutes ago.
 *
 * @param at as for `isAhead`
 */
export const hasPassed = (at: string, now: Date): boolean =>
  toDay(at) === at ? at < today(now) : toTime(at) < now.getTime() - CLOCK_TOLERANCE;
