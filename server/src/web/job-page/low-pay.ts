import { toStatedPay } from '@titian/rules/stated-pay';
import type { PostedJob } from '../../jobs/posted-job';
import { minimumWages } from '../../masters/minimum-wages';

/** Pay below the minimum wage of a job's province (UMP). */
export interface LowPay {
  /** Which bound is below: the most, and so all of it, or the least alone. */
  bound: 'most' | 'least';
  /** That bound, rupiah a month. */
  pay: number;
  /** The minimum wage, rupiah a month; the lower where sources differ. */
  minimum: number;
  isApproximate: boolean;
  province: string;
}

/** 'DI Yogyakarta' and 'Provinsi Daerah Istimewa Yogyakarta' are one; 'Riau' and 'Kepulauan Riau' are two. */
const provinceKey = (name: string): string =>
  name
    .replaceAll('.', '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^provinsi /, '')
    .replace(/^(daerah istimewa|di|daerah khusus ibukota|daerah khusus|dki|dk) /, '')
    .replace(/^bangka/, 'kepulauan bangka');

const byProvince = new Map(minimumWages.provinces.map((province) => [provinceKey(province.name), province]));

/**
 * The web app's sentence about pay below the minimum wage (specification 4, section 3), so that a job's page has it
 * before the app runs.
 *
 * @param day `YYYY-MM-DD`, which the figures have to be valid for
 * @returns null where no bound that is stated is below, or nothing can be compared
 */
export function lowPay(
  job: Pick<PostedJob, 'workingType' | 'province' | 'minSalary' | 'maxSalary'>,
  day: string,
): LowPay | null {
  if (job.workingType !== 'fulltime' && job.workingType !== 'contract') return null;
  if (day < minimumWages.validFrom || day > minimumWages.validThrough) return null;
  const province = job.province === null ? undefined : byProvince.get(provinceKey(job.province));
  if (!province) return null;

  const { monthly, otherSource = monthly, name } = province;
  const minimum = Math.min(monthly, otherSource);
  const { min = null, max = null } = toStatedPay(job.minSalary, job.maxSalary) ?? {};
  const known = { minimum, isApproximate: monthly !== otherSource, province: name };
  if (max !== null && max < minimum) return { bound: 'most', pay: max, ...known };
  if (min !== null && min < minimum) return { bound: 'least', pay: min, ...known };
  return null;
}
