interface JobAge {
  unit: 'days' | 'weeks' | 'months' | 'years';
  count: number;
}

/**
 * The age of a vacancy as it is told: 'hari ini' for 0 days, 'kemarin' for 1, '3 hari lalu', '2 minggu lalu'. Specification
 * 4, section 3.
 *
 * @param days whole calendar days since it was posted, in Jakarta; -1, by a clock that is slow, counts as today
 * @returns null where the day lies further ahead
 */
export function jobAge(days: number): JobAge | null {
  if (days < -1) return null;
  if (days < 14) return { unit: 'days', count: Math.max(0, days) };
  if (days < 60) return { unit: 'weeks', count: Math.floor(days / 7) };
  if (days < 365) return { unit: 'months', count: Math.floor(days / 30.5) };
  return { unit: 'years', count: Math.floor(days / 365.25) || 1 };
}
