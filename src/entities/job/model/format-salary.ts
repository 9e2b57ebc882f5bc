import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';

const format = (amount: number): string => `Rp ${groupDigits(amount)}`;

/**
 * A salary range in words: 'Rp 4.000.000 - Rp 6.000.000'. Specification 1, sections 2 and 9.
 *
 * @param min rupiah per month, or null for no lower bound
 * @param max rupiah per month, or null for no upper bound
 * @returns the range; one bound alone is named as such; '-' without both
 */
export function formatSalaryRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${format(min)} - ${format(max)}`;
  if (min !== null) return texts.salaryFrom(format(min));
  if (max !== null) return texts.salaryUpTo(format(max));
  return '-';
}
