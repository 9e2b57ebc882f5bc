import { daysSince, formatPastDay } from '@/shared/lib/dates';
import { texts } from '../texts';

/**
 * How long ago a vacancy was posted, by calendar days in Jakarta: 'hari ini', 'kemarin', '3 hari lalu', '2 minggu lalu'.
 * Specification 4, section 3.
 *
 * @param createdAt as for `toDay`
 * @param now by the clock of this device, which may be wrong
 * @returns null where it cannot be told: no date, or one that lies days ahead of the device's clock
 */
export function formatAge(createdAt: string | null, now = new Date()): string | null {
  const days = daysSince(createdAt, now);
  if (days === null || days < -1) return null;
  if (days <= 1) return formatPastDay(createdAt, now);
  if (days < 14) return texts.daysAgo(days);
  if (days < 60) return texts.weeksAgo(Math.floor(days / 7));
  if (days < 365) return texts.monthsAgo(Math.floor(days / 30.5));
  return texts.yearsAgo(Math.floor(days / 365.25) || 1);
}
