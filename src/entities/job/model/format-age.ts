import { daysSince, formatPastDay } from '@/shared/lib/dates';
import { jobAge } from '@titian/rules/job-age';
import { texts } from '../texts';

const WORDS = { days: 'daysAgo', weeks: 'weeksAgo', months: 'monthsAgo', years: 'yearsAgo' } as const;

/**
 * How long ago a vacancy was posted, by calendar days in Jakarta: 'hari ini', 'kemarin', '3 hari lalu', '2 minggu lalu'.
 *
 * @param createdAt as for `toDay`
 * @param now by the clock of this device, which may be wrong
 * @returns null where it cannot be told: no date, or one that lies days ahead of the device's clock
 */
export function formatAge(createdAt: string | null, now = new Date()): string | null {
  const days = daysSince(createdAt, now);
  const age = days === null ? null : jobAge(days);
  if (!age) return null;
  const isDay = age.unit === 'days' && age.count <= 1;
  return isDay ? formatPastDay(createdAt, now) : texts[WORDS[age.unit]](age.count);
}
