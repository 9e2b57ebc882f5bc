import { formatMonth, toDay, today } from './dates';
import { texts } from './texts';

/** Months since year 0 of a `YYYY-MM-DD` day. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/**
 * Whole calendar months from a start to an end, both months counted: January to March is 3. Counted by the calendar, so
 * that daylight saving and the lengths of months do not matter.
 *
 * @param start `YYYY-MM-DD` or an ISO instant
 * @param end the same, or null for one that is ongoing today
 * @param now today as `YYYY-MM-DD`
 * @returns at least 1, or null when a date cannot be read or the end lies before the start
 */
export function durationInMonths(start: string, end: string | null, now = today()): number | null {
  const from = toDay(start);
  const to = end === null ? now : toDay(end);
  if (!from || !to) return null;
  const months = monthNumber(to) - monthNumber(from) + 1;
  return months > 0 ? months : null;
}

/**
 * A duration in words: "2 tahun 3 bulan".
 *
 * @param months whole months, at least 1
 */
export function formatDuration(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years > 0 ? texts.years(years) : '', rest > 0 ? texts.months(rest) : ''].filter(Boolean).join(' ');
}

/** The first day of the present month in Jakarta, `YYYY-MM-DD`. */
export const currentMonth = (now = today()): string => `${now.slice(0, 7)}-01`;

/**
 * When something was and how long: "Jan 2023 - Mar 2025 · 2 tahun 3 bulan", or "… - Present · …" for ongoing entries.
 * Specification 2, section 2.
 *
 * @param start `YYYY-MM-DD`
 * @param end the same, or null for ongoing entries
 */
export function formatPeriod(start: string, end: string | null): string {
  const months = durationInMonths(start, end);
  const period = `${formatMonth(start)} - ${end === null ? texts.present : formatMonth(end)}`;
  return months === null ? period : `${period} · ${formatDuration(months)}`;
}
