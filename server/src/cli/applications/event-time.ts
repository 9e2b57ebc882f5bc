import { InvalidArgumentError } from 'commander';
import { parseInstant } from '@titian/job-feeds';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import { CommandFailure } from '../command-failure';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The zones of Indonesia by the letters that people know, with their names in the time zone database. */
export const ZONES = {
  WIB: { name: 'Asia/Jakarta', offset: '+07:00' },
  WITA: { name: 'Asia/Makassar', offset: '+08:00' },
  WIT: { name: 'Asia/Jayapura', offset: '+09:00' },
} as const;

export type Zone = keyof typeof ZONES;

/** Reads an option that is a day or an instant of ISO 8601. Throws what makes commander explain the option. */
export function parseMoment(value: string): string {
  if (!parseInstant(value)) throw new InvalidArgumentError('It must be YYYY-MM-DD or YYYY-MM-DDThh:mm.');
  return value;
}

/** Reads an option that is a time of a day. Throws what makes commander explain the option. */
export function parseTime(value: string): string {
  if (DAY.test(value) || !parseInstant(value)) throw new InvalidArgumentError('It must be YYYY-MM-DDThh:mm.');
  return value;
}

/** The instant of a time that `parseTime` let through; one without an offset is a time of the zone. */
export function instantIn(zone: Zone, time: string): Date {
  const instant = parseInstant(/(?:Z|[+-]\d{2}:?(?:\d{2})?)$/i.test(time.slice(10)) ? time : time + ZONES[zone].offset);
  if (!instant) throw new CommandFailure(`No such time: ${time}.`);
  return instant;
}

/**
 * When something happened to an application: what `parseMoment` let through, or now. A day alone is its beginning in
 * Jakarta, but not before the application was sent. Throws CommandFailure for what lies ahead, and for a time before the
 * application.
 */
export function eventTime(at: string | undefined, appliedAt: Date, now: Date): Date {
  const instant = at === undefined ? now : parseInstant(at);
  if (!instant || instant > now) throw new CommandFailure(`${at} lies ahead.`);
  if (instant >= appliedAt) return instant;
  if (at === dayInJakarta(appliedAt)) return appliedAt;
  throw new CommandFailure(`The application was sent on ${dayInJakarta(appliedAt)}, which is after ${at}.`);
}
