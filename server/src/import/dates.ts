import { RowRefused } from './import-problems';
import { shortText } from './fields';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?$/;
const ZONE = /(?:Z|[+-](\d{2}):?(\d{2})?)$/i;

/** Dates outside of these years are placeholders or slips of the pen. */
const YEARS = { first: 1970, last: 2199 };

/** Milliseconds since 1970 of a day's beginning in UTC, or null where the calendar has no such day. */
function dayStart(text: string): number | null {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (year < YEARS.first || year > YEARS.last) return null;
  const start = Date.UTC(year, month - 1, day);
  return new Date(start).toISOString().startsWith(text) ? start : null;
}

function timeOfDay(text: string): number | null {
  const match = TIME.exec(text);
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours < 24 && minutes < 60 && seconds < 60 ? ((hours * 60 + minutes) * 60 + seconds) * 1000 : null;
}

/** Milliseconds that a zone is ahead of UTC; a time without a zone is one in Jakarta. */
function zoneOffset(zone: RegExpExecArray | null): number | null {
  if (!zone) return 7 * 3_600_000;
  const [text, hours = '0', minutes = '0'] = zone;
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  const size = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return text.startsWith('-') ? -size : size;
}

/**
 * Reads an ISO 8601 date or date-time, as schema.org asks for. A date stands for its beginning and, like a time
 * without a zone, for one in Jakarta. Gives back null for anything else.
 */
export function parseInstant(text: string): Date | null {
  const [date = '', clock] = text.split(/[T ](.*)/i);
  const zone = clock === undefined ? null : ZONE.exec(clock);
  const start = dayStart(date);
  const time = clock === undefined ? 0 : timeOfDay(clock.slice(0, zone?.index).trim());
  const offset = zoneOffset(zone);
  return start === null || time === null || offset === null ? null : new Date(start + time - offset);
}

/** A date of a row, or null when it is missing. Throws RowRefused when it is no date. */
export function dateField(value: unknown, field: string): Date | null {
  const text = shortText(value, field);
  if (text === null) return null;
  const instant = parseInstant(text);
  if (!instant) throw new RowRefused(`${field} is no date: ${JSON.stringify(text)}`);
  return instant;
}
