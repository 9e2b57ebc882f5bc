import { lastDayOf } from '@titian/rules/deadline';
import { shortPay } from '@titian/rules/short-pay';
import type { NumberFormat, PayWords } from '@titian/rules/short-pay';
import { toStatedPay } from '@titian/rules/stated-pay';
import { zoneOf } from '@titian/rules/time-zones';
import type { PostedJob } from './job-repository';

const amount = new Intl.NumberFormat('id-ID');
const rupiah = (value: number): string => `Rp ${amount.format(value)}`;

/** Pay of a job. */
export type PaidJob = Pick<PostedJob, 'minSalary' | 'maxSalary' | 'salaryPeriod' | 'stated'>;

/** Pay for its period, or in the employer's words; null where it is not stated. */
function payText(job: PaidJob): string | null {
  const { min = null, max = null } = toStatedPay(job) ?? {};
  if (min !== null && max !== null) return `${rupiah(min)} - ${rupiah(max)}`;
  if (min !== null) return `Mulai ${rupiah(min)}`;
  return max === null ? (job.stated?.salary ?? null) : `Hingga ${rupiah(max)}`;
}

/** The pay within a sentence: 'Gaji Rp 120.000 - Rp 150.000 per hari'; null where it is not stated. */
export function offerText(job: PaidJob): string | null {
  const pay = payText(job);
  if (pay === null || !toStatedPay(job)) return pay && `Gaji ${pay}`;
  return `Gaji ${pay} ${PAY_WORDS.perPeriod[job.salaryPeriod ?? 'month']}`;
}

const PAY_WORDS: PayWords = {
  millions: (number) => `${number} jt`,
  thousands: (number) => `${number} rb`,
  salaryFrom: (text) => `Mulai ${text}`,
  salaryUpTo: (text) => `Hingga ${text}`,
  perPeriod: { month: 'per bulan', day: 'per hari', hour: 'per jam', week: 'per minggu', year: 'per tahun' },
  payNotStated: 'Gaji tidak dicantumkan',
};

const NUMBERS: NumberFormat = { decimalSign: ',', group: (whole) => amount.format(whole) };

/** Pay of a job as short as a line needs it. */
export const shortPayText = (job: PaidJob): string => shortPay(job, PAY_WORDS, NUMBERS);

/** Place of a job as short as a line needs it; null for a job without one. */
export const placeText = ({ city, province, stated }: Pick<PostedJob, 'city' | 'province' | 'stated'>): string | null =>
  city?.replace(/^Kabupaten /, 'Kab. ') ?? stated?.location ?? province;

const calendarDay = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The last day on which one may apply, "30 November 2026"; with its hour where that is not midnight: "30 November 2026, pukul
 * 12.00 WIB". Null without a deadline. Specification 4, section 3.
 */
export function deadlineText({
  deadline,
  deadlineAt,
  province,
}: Pick<PostedJob, 'deadline' | 'deadlineAt' | 'province'>): string | null {
  if (deadline === null) return null;
  const zone = zoneOf(province);
  const clock = deadlineAt && lastDayOf(deadlineAt, zone).clock;
  const day = calendarDay.format(new Date(deadline));
  return clock ? `${day}, pukul ${clock.replace(':', '.')} ${zone}` : day;
}
