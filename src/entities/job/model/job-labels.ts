import { shortPay } from '@titian/rules/short-pay';
import type { SalaryPeriod } from '@titian/rules/stated-pay';
import { daysSince, formatPastDay } from '@/shared/lib/dates';
import { language } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';
import { texts } from '../texts';
import { jobAge } from './job-age';
import type { Job, WorkingType, Workplace } from './job';

/** How a working type reads; '-' for none. Specification 1, section 9. */
export const workingTypeLabel = (type: WorkingType | null): string => (type ? texts.workingTypes[type] : '-');

/** How a workplace reads; '-' for none. Specification 1, section 9. */
export const workplaceLabel = (workplace: Workplace | null): string => (workplace ? texts.workplaces[workplace] : '-');

/**
 * 'city, province', of which either may be missing; the employer's words for a city that is missing; '-' without a place.
 * Specification 1, section 2. Beside a city the Special Region is abbreviated, which would take another line of a card.
 */
export const placeLabel = ({ city, province, stated }: Pick<Job, 'city' | 'province' | 'stated'>): string =>
  [city ?? stated?.location, city && province === 'Daerah Istimewa Yogyakarta' ? 'DIY' : province]
    .filter(Boolean)
    .join(', ') || '-';

/** The place as short as one line needs it: city, the employer's words, or province; null without a place. */
export const shortPlace = ({ city, province, stated }: Pick<Job, 'city' | 'province' | 'stated'>): string | null =>
  city?.replace(/^Kabupaten /, 'Kab. ') ?? stated?.location ?? province;

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

/** A vacancy's pay as short as a card needs it; see `shortPay`. */
export const formatPayShort = (job: Pick<Job, 'minSalary' | 'maxSalary' | 'salaryPeriod' | 'stated'>): string =>
  shortPay(job, texts, { decimalSign: language() === 'id' ? ',' : '.', group: groupDigits });

/** An amount with the period that it is for: 'Rp 120.000 per hari'. */
export const perPeriod = (amount: string, period: SalaryPeriod): string => `${amount} ${texts.perPeriod[period]}`;

const format = (amount: number): string => `Rp ${groupDigits(amount)}`;

/**
 * A salary range in words: 'Rp 4.000.000 - Rp 6.000.000'. Specification 1, sections 2 and 9.
 *
 * @param min rupiah for the period, which the text does not name; null for no lower bound
 * @param max the same; null for no upper bound
 * @returns the range; one bound alone is named as such; '-' without both
 */
export function formatSalaryRange(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${format(min)} - ${format(max)}`;
  if (min !== null) return texts.salaryFrom(format(min));
  if (max !== null) return texts.salaryUpTo(format(max));
  return '-';
}
