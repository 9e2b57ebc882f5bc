import { endOfDay, lastDayOf } from '@titian/rules/deadline';
import { zoneOf } from '@titian/rules/time-zones';
import { formatDay, toDay } from './dates';
import { texts } from './texts';

/** The deadline of a vacancy. Specification 4, section 3. */
export interface Deadline {
  /** The last day on which one can apply, `YYYY-MM-DD` at the job's place, or null. */
  deadline: string | null;
  /** Where applying ends within that day: when, ISO 8601 in UTC. */
  deadlineAt?: string;
}

type Placed = Deadline & { province?: string | null };

/** The instant of a date-time with an offset; null for anything else. */
const toInstant = (value: string | null | undefined): Date | null =>
  value && /T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(value) && toDay(value) !== null ? new Date(value) : null;

/**
 * The deadline that a provider sends: its instant where there is one, or its day. A time without an offset is the day itself;
 * midnight with one closes the day before. Specification 4, section 3.
 *
 * @param dto.deadline `YYYY-MM-DD` or an ISO 8601 instant (contract, "Jobs")
 * @param province name of the province of the job's place, whose clock decides; WIB without one
 */
export function toDeadline(
  dto: { deadline?: string | null | undefined; deadlineAt?: string | null | undefined },
  province: string | null,
): Deadline {
  const instant = toInstant(dto.deadlineAt) ?? toInstant(dto.deadline);
  if (instant === null) return { deadline: toDay(dto.deadline?.replace(/T24:/, 'T00:')) };
  const { day, clock } = lastDayOf(instant, zoneOf(province));
  const deadline = toDay(day);
  return { deadline, ...(deadline !== null && clock !== null && { deadlineAt: instant.toISOString() }) };
}

/** The instant from which on one can no longer apply, or null without a deadline. */
export function deadlineEnd({ deadline, deadlineAt, province = null }: Placed): Date | null {
  if (deadlineAt !== undefined) return new Date(deadlineAt);
  return deadline === null ? null : endOfDay(deadline, zoneOf(province));
}

/**
 * A deadline in words: "30 November 2026", or "30 November 2026, pukul 12.00 WIB" by the clock of the job's place; without
 * one, `fallback`.
 */
export function formatDeadline({ deadline, deadlineAt, province = null }: Placed, fallback?: string): string {
  const zone = zoneOf(province);
  const clock = deadlineAt === undefined ? null : lastDayOf(new Date(deadlineAt), zone).clock;
  return clock === null ? formatDay(deadline, fallback) : texts.untilClock(formatDay(deadline), clock, zone);
}
