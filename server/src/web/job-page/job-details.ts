import { lastDayOf } from '@titian/rules/deadline';
import { jobAge } from '@titian/rules/job-age';
import { shortPay } from '@titian/rules/short-pay';
import type { NumberFormat, PayWords } from '@titian/rules/short-pay';
import { toStatedPay } from '@titian/rules/stated-pay';
import { zoneOf } from '@titian/rules/time-zones';
import { workingTypesOf } from '@titian/rules/working-types';
import type { WorkingType, Workplace } from '../../jobs/job-input';
import { dayInJakarta } from '@titian/rules/jakarta-day';
import type { PostedJob } from '../../jobs/posted-job';

/** Placeholder for an unknown value. */
export const NONE = '-';

/** As the web app names them (specification 1, section 9). */
const WORKING_TYPES: Record<WorkingType, string> = {
  fulltime: 'Penuh Waktu',
  parttime: 'Paruh Waktu',
  contract: 'Kontrak',
  temporary: 'Sementara',
  internship: 'Magang',
  freelance: 'Freelance',
};
const WORKPLACES: Record<Workplace, string> = { remote: 'Remote', wfo: 'WFO', hybrid: 'Hybrid' };

const amount = new Intl.NumberFormat('id-ID');
const rupiah = (value: number): string => `Rp ${amount.format(value)}`;

/** Pay of a job. */
export type PaidJob = Pick<PostedJob, 'minSalary' | 'maxSalary' | 'salaryPeriod' | 'stated'>;

/** Term of the pay: 'Gaji per hari'; 'Gaji' for the employer's own words. */
export const payTerm = (job: PaidJob): string =>
  !toStatedPay(job) && job.stated?.salary ? 'Gaji' : `Gaji ${PAY_WORDS.perPeriod[job.salaryPeriod ?? 'month']}`;

/** Pay for its period, which `payTerm` names, or in the employer's words; null where it is not stated. */
export function payText(job: PaidJob): string | null {
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

function experienceText(months: number | null): string | null {
  if (months === null) return null;
  if (months === 0) return 'tanpa pengalaman';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return ['min.', years > 0 && `${years} tahun`, rest > 0 && `${rest} bulan`].filter(Boolean).join(' ');
}

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

const UNITS = { days: 'hari', weeks: 'minggu', months: 'bulan', years: 'tahun' };

/** How long ago a job was posted, by calendar days in Jakarta, as the web app says it. */
function ageText(createdAt: Date, now: Date): string | null {
  const age = jobAge(Math.round((Date.parse(dayInJakarta(now)) - Date.parse(dayInJakarta(createdAt))) / 86_400_000));
  if (!age) return null;
  if (age.unit === 'days' && age.count <= 1) return age.count === 0 ? 'hari ini' : 'kemarin';
  return `${age.count} ${UNITS[age.unit]} lalu`;
}

function postedText(createdAt: Date, now: Date): string {
  const age = ageText(createdAt, now);
  return age === null ? day.format(createdAt) : `${day.format(createdAt)} (${age})`;
}

export const PAY_WORDS: PayWords = {
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
  city?.replace(/^Kabupaten /, 'Kab. ') ?? province ?? stated?.location ?? null;

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

/** Place, pay and age of a job in one line, for a phone, as the web app's `JobGlance` has it. */
export const jobGlance = (job: PostedJob, now: Date): string =>
  [placeText(job), shortPayText(job), ageText(job.createdAt, now)].filter(Boolean).join(' · ');

/** A row of a description list. */
export interface DescriptionListItem {
  term: string;
  detail: string;
}

/** The workplace and the working type as the web app's badges show them, as far as they are known. */
export const jobBadges = ({ workplace, workingType }: PostedJob): string[] => [
  ...(workplace ? [WORKPLACES[workplace].toUpperCase()] : []),
  ...(workingType ? [WORKING_TYPES[workingType]] : []),
];

/** Specified summary of a job without its pay. Specification 1, section 2. */
export const jobSummary = (job: PostedJob): DescriptionListItem[] => [
  { term: 'Perusahaan', detail: job.company },
  { term: 'Tempat Kerja', detail: job.workplace ? WORKPLACES[job.workplace] : (job.stated?.workplace ?? NONE) },
  {
    term: 'Tipe Pekerjaan',
    detail:
      workingTypesOf(job)
        .map((type) => WORKING_TYPES[type])
        .join(', ') ||
      (job.stated?.workingType ?? NONE),
  },
  { term: 'Lokasi', detail: job.province ?? job.stated?.location ?? NONE },
  { term: 'Kota', detail: job.city ?? NONE },
  { term: 'Fungsi', detail: job.functionOfInterest ?? NONE },
  { term: 'Industri', detail: job.industry ?? NONE },
];

/** Further facts of a job. Specification 4, section 3. */
export function furtherDetails(job: PostedJob, now: Date): DescriptionListItem[] {
  const known: [string, string | null][] = [
    ['Ditayangkan', postedText(job.createdAt, now)],
    ['Jumlah posisi', job.openings ? `${amount.format(job.openings)} orang` : (job.stated?.openings ?? null)],
    ['Pendidikan', job.minEducation === null ? null : `min. ${job.minEducation}`],
    ['Pengalaman', experienceText(job.minExperienceMonths)],
  ];
  return known.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
