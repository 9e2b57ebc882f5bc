import type { WorkingType, Workplace } from '../../jobs/job-input';
import { dayInJakarta } from '../../jobs/job-status';
import { soundPay } from '../../jobs/monthly-pay';
import type { PostedJob } from '../../jobs/posted-job';

/** Stands for what is not known. */
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

/** A month's pay in words, or null where it is not stated. */
export function payText(job: Pick<PostedJob, 'minSalary' | 'maxSalary'>): string | null {
  const { minSalary, maxSalary } = soundPay(job);
  if (minSalary !== null && maxSalary !== null) return `${rupiah(minSalary)} - ${rupiah(maxSalary)}`;
  if (minSalary !== null) return `Mulai ${rupiah(minSalary)}`;
  return maxSalary === null ? null : `Hingga ${rupiah(maxSalary)}`;
}

function experienceText(months: number | null): string | null {
  if (months === null) return null;
  if (months === 0) return 'tanpa pengalaman';
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return ['min.', years > 0 && `${years} tahun`, rest > 0 && `${rest} bulan`].filter(Boolean).join(' ');
}

const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' });

/** How long ago a job was posted, by calendar days in Jakarta, as the web app says it. */
function ageText(createdAt: Date, now: Date): string | null {
  const days = Math.round((Date.parse(dayInJakarta(now)) - Date.parse(dayInJakarta(createdAt))) / 86_400_000);
  if (days < -1) return null;
  if (days <= 0) return 'hari ini';
  if (days === 1) return 'kemarin';
  if (days < 14) return `${days} hari lalu`;
  if (days < 60) return `${Math.floor(days / 7)} minggu lalu`;
  if (days < 365) return `${Math.floor(days / 30.5)} bulan lalu`;
  return `${Math.floor(days / 365.25) || 1} tahun lalu`;
}

function postedText(createdAt: Date, now: Date): string {
  const age = ageText(createdAt, now);
  return age === null ? day.format(createdAt) : `${day.format(createdAt)} (${age})`;
}

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
  { term: 'Tempat Kerja', detail: job.workplace ? WORKPLACES[job.workplace] : NONE },
  { term: 'Tipe Pekerjaan', detail: job.workingType ? WORKING_TYPES[job.workingType] : NONE },
  { term: 'Lokasi', detail: job.province ?? NONE },
  { term: 'Kota', detail: job.city ?? NONE },
  { term: 'Fungsi', detail: job.functionOfInterest ?? NONE },
  { term: 'Industri', detail: job.industry ?? NONE },
];

/** Further facts of a job. Specification 4, section 3. */
export function furtherDetails(job: PostedJob, now: Date): DescriptionListItem[] {
  const known: [string, string | null][] = [
    ['Ditayangkan', postedText(job.createdAt, now)],
    ['Jumlah posisi', job.openings ? `${amount.format(job.openings)} orang` : null],
    ['Pendidikan', job.minEducation === null ? null : `min. ${job.minEducation}`],
    ['Pengalaman', experienceText(job.minExperienceMonths)],
  ];
  return known.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
