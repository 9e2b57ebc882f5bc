import { endOfDay, lastDayOf } from '@titian/rules/deadline';
import { ZONES, zoneOf } from '@titian/rules/time-zones';
import type { Zone } from '@titian/rules/time-zones';
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

/** The instant of a date-time, which without an offset is one of the zone; null for a day, and for anything else. */
function toInstant(value: string | null | undefined, zone: Zone): Date | null {
  if (!value?.includes('T') || toDay(value) === null) return null;
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}+0${ZONES[zone]}:00`);
}

/**
 * The deadline that a provider sends: its instant where there is one, or its day.
 *
 * @param dto.deadline `YYYY-MM-DD` or an ISO 8601 instant (contract, "Jobs")
 * @param province name of the province of the job's place, whose clock decides; WIB without one
 */
export function toDeadline(
  dto: { deadline?: string | null | undefined; deadlineAt?: string | null | undefined },
  province: string | null,
): Deadline {
  const zone = zoneOf(province);
  const instant = toInstant(dto.deadlineAt, zone) ?? toInstant(dto.deadline, zone);
  if (instant === null) return { deadline: toDay(dto.deadline) };
  const { day, clock } = lastDayOf(instant, zone);
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
