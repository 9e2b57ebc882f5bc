import { lastDayOf } from '@titian/rules/deadline';
import { ZONES, zoneOf, type Zone } from '@titian/rules/time-zones';
import { firstOf, isObject } from './fields';
import { quoted, type Warn } from './warnings';

const MONTHS = 'jan,feb|peb,mar,apr,may|mei,jun,jul,aug|agu|ags|agt,sep,oct|okt,nov|nop,dec|des'
  .split(',')
  .map((month) => month.split('|'));

const END = String.raw`(?=$|[T\s,])`;
const WEEKDAY = String.raw`(?:[a-z']{2,9},?\s+)?`;
const MONTH = String.raw`([a-z]{3,9})\.?`;
const pattern = (source: string): RegExp => new RegExp(`^${source}${END}`, 'i');

/** How dates are written, with the places of year, month and day. Days come before months, as in Indonesia. */
const FORMS: readonly [RegExp, (parts: string[]) => [year: number, month: number, day: number]][] = [
  [pattern(String.raw`(\d{4})([-/.])(\d{1,2})\2(\d{1,2})`), ([y, , m, d]) => [Number(y), Number(m), Number(d)]],
  [pattern(String.raw`(\d{4})(\d{2})(\d{2})`), ([y, m, d]) => [Number(y), Number(m), Number(d)]],
  [pattern(String.raw`(\d{1,2})([-/.])(\d{1,2})\2(\d{4})`), ([d, , m, y]) => dayFirst(Number(y), Number(m), Number(d))],
  [
    pattern(String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th)?[\s-]${MONTH},?[\s-](\d{4})`),
    ([d, m, y]) => [Number(y), monthOf(m), Number(d)],
  ],
  [
    pattern(String.raw`${WEEKDAY}${MONTH}\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})`),
    ([m, d, y]) => [Number(y), monthOf(m), Number(d)],
  ],
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** No date is longer. */
const MAX_LENGTH = 100;

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?$|^(\d{1,2})\.(\d{2})$/;
const ZONE = /\s*(?:Z|WIB|WITA|WIT|(?:UTC|GMT)?([+-]\d{2}):?(\d{2})?|UTC|GMT)$/i;

/** Days that represent no date at all, as systems write them; so does every day outside of these years. */
const PLACEHOLDERS = new Set(['2038-01-19', '2099-12-31', '2100-01-01']);
const YEARS = { first: 2000, last: 2100 };

/** The American order where the other has no such month. */
function dayFirst(year: number, month: number, day: number): [number, number, number] {
  return month > 12 && day <= 12 ? [year, day, month] : [year, month, day];
}

function monthOf(name = ''): number {
  return MONTHS.findIndex((starts) => starts.some((start) => name.toLowerCase().startsWith(start))) + 1;
}

/** Milliseconds since midnight, also for the midnight that ends the day (24.00), or null for any other text. */
function timeOfDay(text: string): number | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? 0].map(Number);
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return time <= DAY_MS && minutes < 60 && seconds < 60 ? time : null;
}

/** Milliseconds that a zone is ahead of UTC; a time without a zone is one of Jakarta. */
function zoneOffset(zone: RegExpExecArray | null): number | null {
  if (!zone) return ZONES.WIB * HOUR_MS;
  const [text, hours = '0', minutes = '0'] = zone;
  const name = text.trim().toUpperCase();
  if (name in ZONES) return ZONES[name as Zone] * HOUR_MS;
  const size = Math.abs(Number(hours));
  if (size > 14 || Number(minutes) > 59) return null;
  return (size * 60 + Number(minutes)) * (hours.startsWith('-') ? -60_000 : 60_000);
}

interface Day {
  /** As ISO 8601 writes it; it need not be a day of the calendar. */
  text: string;
  year: number;
  /** The text after it. */
  rest: string;
}

function dayIn(text: string): Day | null {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const [year, month, day] = read(match.slice(1));
    const written = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))];
    return { text: written.join('-'), year, rest: text.slice(match[0].length) };
  }
  return null;
}

function instantOf({ text, rest }: Day): { instant: Date; hasZone: boolean } | null {
  const start = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || !start.toISOString().startsWith(text)) return null;
  const clock = rest.replace(/^(?:,?\s+(?:pukul\s+)?|T)/i, '').replace(/\s*\([^()]*\)$/, '');
  if (clock === '' && rest !== '') return null;
  const zone = ZONE.exec(clock);
  const time = clock === '' ? 0 : timeOfDay(clock.slice(0, zone?.index).trim());
  const offset = zoneOffset(zone);
  if (time === null || offset === null) return null;
  return { instant: new Date(start.getTime() + time - offset), hasZone: zone !== null };
}

const isPlaceholder = ({ text, year }: Day): boolean =>
  year < YEARS.first || year > YEARS.last || PLACEHOLDERS.has(text);

/**
 * Reads a date or date-time of ISO 8601 or as people and mails write it: `2026/11/20`, `20/11/2026`, `20 November 2026`,
 * `Fri, 20 Nov 2026 09:00:00 +0700`. A date represents its beginning and, like a time without a zone, for one in
 * Jakarta. Gives back null for anything else, and for placeholders.
 */
export function parseInstant(text: string): Date | null {
  const day = dayIn(text);
  return day === null || isPlaceholder(day) ? null : (instantOf(day)?.instant ?? null);
}

/** Numbers are days written without signs, or seconds or milliseconds since 1970. */
function textOf(value: unknown): unknown {
  const plain = isObject(value) && '@value' in value ? value['@value'] : value;
  const number = typeof plain === 'string' && /^\d{9,14}$/.test(plain.trim()) ? Number(plain) : plain;
  if (typeof number !== 'number') return plain;
  if (/^\d{8}$/.test(String(number))) return String(number);
  const instant = new Date(Math.abs(number) < 1e11 ? number * 1000 : number);
  return Number.isNaN(instant.getTime()) ? plain : instant.toISOString().replace(/^[+-]/, '');
}

function readDate(value: unknown, field: string, warn: Warn) {
  const given = textOf(firstOf(value, field, warn));
  if (given === undefined || given === null) return null;
  const text =
    typeof given === 'string'
      ? given.slice(0, MAX_LENGTH).replaceAll(/\s+/g, ' ').trim()
      : typeof given === 'object'
        ? 'an object'
        : String(given);
  if (text === '') return null;
  const day = dayIn(text);
  if (day !== null && isPlaceholder(day)) {
    warn('placeholder-date', `${field} is left out: ${quoted(text)} stands for no date`);
    return null;
  }
  const read = day && instantOf(day);
  if (read === null) warn('unreadable-date', `${field} is left out: ${quoted(text)} is no date`);
  return day && read && { ...read, day: day.text };
}

/** A date of a row; null when it is missing and, with a warning, when it is no date or a placeholder. */
export const dateField = (value: unknown, field: string, warn: Warn): Date | null =>
  readDate(value, field, warn)?.instant ?? null;

/**
 * The deadline of a row, as for `dateField`: the last day at the job's place, and the instant where an hour is stated. A
 * time without a zone is the day itself; midnight with one closes the day before. Specification 4, section 3.
 *
 * @param provinceId the province of its place
 */
export function deadlineField(
  value: unknown,
  field: string,
  warn: Warn,
  provinceId: number | null,
): { deadline: string | null; deadlineAt?: Date } {
  const date = readDate(value, field, warn);
  if (!date) return { deadline: null };
  const { day, clock } = lastDayOf(date.instant, date.hasZone ? zoneOf(provinceId) : 'WIB');
  if (!date.hasZone) {
    if (clock !== null) warn('unclear-hour', `${field}: the hour ${clock} is left out, for it has no zone`);
    return { deadline: date.day };
  }
  return { deadline: day, ...(clock !== null && { deadlineAt: date.instant }) };
}
