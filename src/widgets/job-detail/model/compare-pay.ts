import { searchKey } from '@titian/rules/search-key';
import { PER_MONTH, toStatedPay } from '@titian/rules/stated-pay';
import type { PayFields, SalaryPeriod } from '@titian/rules/stated-pay';
import { workingTypesOf } from '@titian/rules/working-types';
import type { KindsOfWork } from '@titian/rules/working-types';

/** The minimum wages of the provinces for a year: `contract/reference/ump.json`. */
export interface MinimumWages {
  year: number;
  /** First and last day, `YYYY-MM-DD`. */
  validFrom: string;
  validThrough: string;
  source: string;
  provinces: readonly {
    name: string;
    /** Rupiah a month. */
    monthly: number;
    /** Figure of another source, when it differs. */
    otherSource?: number;
  }[];
}

/** Fields of a job that its pay is compared by. */
interface ComparedJob extends KindsOfWork, PayFields {
  province: string | null;
}

/** Pay below the minimum wage. */
export interface LowPay {
  /** Which bound is below: the most, and so all of it, or the least alone. */
  bound: 'most' | 'least';
  /** That bound, rupiah for the period as stated. */
  pay: number;
  period: SalaryPeriod;
  /** The same by the month, which was compared. */
  monthly: number;
  /** The minimum wage, rupiah a month; the lower where sources differ. */
  minimum: number;
  /** Sources differ. */
  isApproximate: boolean;
  province: string;
  year: number;
  source: string;
}

/** The forms of work that the minimum wage is compared for. */
const COMPARED = ['fulltime', 'contract'];

/** Where it may be other work, the pay may be for that. */
const isCompared = (job: KindsOfWork): boolean => {
  const types = workingTypesOf(job);
  return types.length > 0 && types.every((type) => COMPARED.includes(type));
};

/** 'DI Yogyakarta' and 'Provinsi Daerah Istimewa Yogyakarta' are one; 'Riau' and 'Kepulauan Riau' are two. */
const provinceKey = (name: string): string =>
  searchKey(name.replaceAll('.', ''))
    .replace(/^provinsi /, '')
    .replace(/^(daerah istimewa|di|daerah khusus ibukota|daerah khusus|dki|dk) /, '')
    .replace(/^bangka/, 'kepulauan bangka');

/**
 * Compares a job's pay with the minimum wage of its province (UMP), for full-time and contract work alone. A day's pay
 * under UMP ÷ 25 is below; up to UMP ÷ 21, which holds for five days of work a week, nothing can be said, and above it is
 * not. An hour's pay is not compared. Specification 4, section 3.
 *
 * @param day `YYYY-MM-DD`, which the figures have to be valid for
 * @returns null where no bound that is stated is below, or nothing can be compared
 */
export function comparePay(job: ComparedJob, wages: MinimumWages, day: string): LowPay | null {
  const pay = toStatedPay(job);
  const period = job.salaryPeriod ?? 'month';
  if (!pay || period === 'hour' || !job.province || !isCompared(job)) return null;
  if (day < wages.validFrom || day > wages.validThrough) return null;
  const key = provinceKey(job.province);
  const province = wages.provinces.find(({ name }) => provinceKey(name) === key);
  if (!province) return null;

  const { monthly, otherSource = monthly } = province;
  const minimum = Math.min(monthly, otherSource);
  const { year, source } = wages;
  const low = { period, minimum, isApproximate: monthly !== otherSource, province: province.name, year, source };
  for (const [bound, amount] of [
    ['most', pay.max],
    ['least', pay.min],
  ] as const) {
    const monthly = Math.round((amount ?? Infinity) * PER_MONTH[period]);
    if (amount !== null && monthly < minimum) return { bound, pay: amount, monthly, ...low };
  }
  return null;
}
