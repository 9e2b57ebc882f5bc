import type { SalaryPeriod } from './stated-pay';

export const STATED_FIELDS = ['salary', 'workingType', 'workplace', 'location', 'deadline', 'openings'] as const;

/**
 * Words of the employer for facts that a vacancy's own fields cannot hold: pay for a shift or in dollars, a form of work
 * without counterpart, a place without official name, a deadline without a day. In the employer's language.
 */
export type StatedTexts = Partial<Record<(typeof STATED_FIELDS)[number], string>>;

/** Periods of pay in Indonesian. */
export const PERIOD_NAMES: Record<SalaryPeriod, string> = {
  month: 'bulan',
  day: 'hari',
  hour: 'jam',
  week: 'minggu',
  year: 'tahun',
};

/** Pay that no field can hold, in words: "Rp 150.000 - 200.000 per shift". `unit` is empty for none. */
export const payInWords = (currency: string, amounts: readonly number[], unit: string): string =>
  [currency, amounts.map((amount) => amount.toLocaleString('id-ID')).join(' - '), unit && `per ${unit}`]
    .filter(Boolean)
    .join(' ');
