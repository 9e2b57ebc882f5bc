import { workingTypesOf, type KindsOfWork } from './working-types';

export const SALARY_PERIODS = ['month', 'day', 'hour', 'week', 'year'] as const;

/** The time that an amount of pay is for. */
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/**
 * Rupiah for a period: an employer who writes less has not told what the job pays. For a month it is the amount of
 * specification 4, section 3; the others are about the same amount in that section's conversions, in round numbers.
 */
const MIN_STATED_RUPIAH: Record<SalaryPeriod, number> = {
  hour: 1_000,
  day: 5_000,
  week: 25_000,
  month: 100_000,
  year: 1_200_000,
};

/** Pay of a vacancy as the provider sends it. */
export interface PayFields {
  /** Rupiah for the period. */
  minSalary?: number | null | undefined;
  maxSalary?: number | null | undefined;
  /** A month where it is missing. */
  salaryPeriod?: SalaryPeriod | null | undefined;
}

/** Rupiah for a period; at least one of the two is told, and the least is never above the most. */
export interface StatedPay {
  min: number | null;
  max: number | null;
}

const stated = (amount: number | null | undefined, least: number): number | null =>
  amount != null && amount >= least && Number.isSafeInteger(Math.trunc(amount)) ? amount : null;

/**
 * The pay that a vacancy states, in rupiah for its period: a least above the most is swapped; zero, negative or under
 * Rp 100.000 a month counts as not stated (Rp 25.000 a week, Rp 5.000 a day, Rp 1.000 an hour, Rp 1.200.000 a year).
 * Specification 4, section 3.
 *
 * @returns null where neither amount is stated
 */
export function toStatedPay({ minSalary, maxSalary, salaryPeriod }: PayFields): StatedPay | null {
  const least = MIN_STATED_RUPIAH[salaryPeriod ?? 'month'];
  const pay = { min: stated(minSalary, least), max: stated(maxSalary, least) };
  if (pay.min === null && pay.max === null) return null;
  return pay.min !== null && pay.max !== null && pay.min > pay.max ? { min: pay.max, max: pay.min } : pay;
}

/** How often a period's pay is paid in a month: PP 36/2021. An hour's is for part-time work alone. */
export const PER_MONTH: Record<SalaryPeriod, number> = { month: 1, day: 25, week: 4.33, year: 1 / 12, hour: 126 };

/**
 * The same in whole rupiah a month, to compare vacancies by: a day × 25, a week × 4.33, a year ÷ 12, an hour × 126 for
 * work that is, or may be, part-time. Specification 4, section 3.
 *
 * @returns null also for an hour's pay of other work, which is not compared
 */
export function toMonthlyPay(job: PayFields & KindsOfWork): StatedPay | null {
  const period = job.salaryPeriod ?? 'month';
  const pay = toStatedPay(job);
  if (!pay || (period === 'hour' && !workingTypesOf(job).includes('parttime'))) return null;
  const monthly = (amount: number | null): number | null => amount && Math.round(amount * PER_MONTH[period]);
  return { min: monthly(pay.min), max: monthly(pay.max) };
}

/** The most that a vacancy pays, in rupiah a month as `toMonthlyPay` counts it; null where it does not say. */
export function payOf(job: Parameters<typeof toMonthlyPay>[0]): number | null {
  const pay = toMonthlyPay(job);
  return pay && (pay.max ?? pay.min);
}
