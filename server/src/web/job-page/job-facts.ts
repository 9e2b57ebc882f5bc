import type { WorkingType, Workplace } from '../../jobs/job-input';
import { soundPay } from '../../jobs/monthly-pay';
import type { PostedJob } from '../../jobs/posted-job';

const NONE = '-';

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

interface Fact {
  term: string;
  detail: string;
}

/** What a job's public page tells at a glance, pay first: the documents' facts, then what is known beside them. */
export function jobFacts(job: PostedJob): Fact[] {
  const known: [string, string | null][] = [
    ['Gaji per bulan', payText(job) ?? NONE],
    ['Perusahaan', job.company],
    ['Tempat Kerja', job.workplace ? WORKPLACES[job.workplace] : NONE],
    ['Tipe Pekerjaan', job.workingType ? WORKING_TYPES[job.workingType] : NONE],
    ['Lokasi', job.province ?? NONE],
    ['Kota', job.city ?? NONE],
    ['Fungsi', job.functionOfInterest ?? NONE],
    ['Industri', job.industry ?? NONE],
    ['Diposting', day.format(job.createdAt)],
    ['Jumlah posisi', job.openings === null ? null : `${amount.format(job.openings)} orang`],
    ['Pendidikan', job.minEducation === null ? null : `min. ${job.minEducation}`],
    ['Pengalaman', experienceText(job.minExperienceMonths)],
  ];
  return known.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}
