import { dayInJakarta } from '@titian/rules/jakarta-day';
import { language } from '../language';
import { texts } from './texts';

/** The months of a year to choose from: `01` to `12`, in words. Not by `Intl`, whose first use takes a slow phone 120 ms. */
export const MONTH_OPTIONS = texts.monthNames.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True when the calendar has the day: the 30th of February would read as one of March. */
function isDay(value: string): boolean {
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** Year, month from 1 and day of a `YYYY-MM-DD`. */
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/**
 * The calendar day of a date as the contract sends it, in Jakarta (WIB), so that a deadline is the same day in every
 * browser.
 *
 * @param value `YYYY-MM-DD`, or an ISO 8601 instant; without an offset it is taken as WIB
 * @returns `YYYY-MM-DD`, or null for anything that is no date
 */
export function toDay(value: string | null | undefined): string | null {
  if (!value) return null;
  if (DAY.test(value)) return isDay(value) ? value : null;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value) || !isDay(value.slice(0, 10))) return null;
  const instant = new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}+07:00`);
  if (Number.isNaN(instant.getTime())) return null;
  const day = dayInJakarta(instant);
  // The last hours of 9999 are already the year 10000 in Jakarta.
  return DAY.test(day) ? day : null;
}

/**
 * A day that is whole, whether or not the calendar has it; empty for one that is half typed or half chosen, which a
 * form's draft keeps (`12/05/` or `2000-05-`) and its rules take as missing.
 */
export const wholeDay = (value: unknown): string => (typeof value === 'string' && DAY.test(value) ? value : '');

/** Today in Jakarta, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => dayInJakarta(now);

/**
 * A date in words: "20 November 2026".
 *
 * @param value as for `toDay`
 * @param fallback shown for no date, or one that is none
 */
export function formatDay(value: string | null | undefined, fallback = '-'): string {
  const day = toDay(value);
  if (!day) return fallback;
  const [year, month, date] = partsOf(day);
  return `${date} ${texts.monthNames[month - 1]} ${year}`;
}

/**
 * Calendar days in Jakarta from a date until today; negative for a day to come, null for no date.
 *
 * @param value as for `toDay`
 */
export function daysSince(value: string | null | undefined, now = new Date()): number | null {
  const day = toDay(value);
  if (day === null || Number.isNaN(now.getTime())) return null;
  return Math.round((toTime(today(now)) - toTime(day)) / 86_400_000);
}

/**
 * A day of the past in few words: "hari ini", "kemarin", "25 Nov", or "25 Nov 2025" of another year.
 *
 * @param value as for `toDay`
 */
export function formatPastDay(value: string | null | undefined, now = new Date()): string {
  const days = daysSince(value, now);
  // The day ahead is today for a clock that is a little slow, or set to another time zone.
  if (days === 0 || days === -1) return texts.today;
  if (days === 1) return texts.yesterday;
  const day = toDay(value);
  if (!day) return '-';
  const [year, month, date] = partsOf(day);
  const short = `${date} ${texts.shortMonths[month - 1]}`;
  // Without a clock no year is the present one.
  const isThisYear = days !== null && today(now).startsWith(`${year}-`);
  return isThisYear ? short : `${short} ${year}`;
}

/** Milliseconds since 1970 of an ISO date or instant; 0 for anything else, so that a list can be ordered by it. */
export function toTime(value: string | null | undefined): number {
  const time = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 0 : time;
}

/**
 * A month in words: "Nov 2026".
 *
 * @param value as for `toDay`
 */
export function formatMonth(value: string | null | undefined, fallback = '-'): string {
  const day = toDay(value);
  if (!day) return fallback;
  const [year, month] = partsOf(day);
  return `${texts.shortMonths[month - 1]} ${year}`;
}

/**
 * A moment by the clock of this device, to the minute: "20 Nov 21.10"; with its year when that is not this one.
 *
 * @param instant ISO 8601
 * @param now decides which year is this one
 */
export function formatMoment(instant: string, now = new Date()): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return '-';
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0'));
  const year = moment.getFullYear() === now.getFullYear() ? '' : ` ${moment.getFullYear()}`;
  const clock = `${hours}${language() === 'id' ? '.' : ':'}${minutes}`;
  return `${moment.getDate()} ${texts.shortMonths[moment.getMonth()]}${year} ${clock}`;
}
