import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/job', {
  // Specification 1, section 9.
  workingTypes: {
    fulltime: 'Penuh Waktu',
    parttime: 'Paruh Waktu',
    contract: 'Kontrak',
    temporary: 'Sementara',
    internship: 'Magang',
    freelance: 'Freelance',
  },
  workplaces: { remote: 'Remote', wfo: 'WFO', hybrid: 'Hybrid' },
  salaryFrom: (amount: string) => `Mulai ${amount}`,
  salaryUpTo: (amount: string) => `Hingga ${amount}`,
  deadline: 'Batas lamaran:',
  closed: 'Closed',
  gone: 'Lowongan ini sudah tidak ada',
  // Specification 4, section 3.
  payNotStated: 'Gaji tidak dicantumkan',
  perPeriod: { month: 'per bulan', day: 'per hari', hour: 'per jam', week: 'per minggu', year: 'per tahun' },
  millions: (amount: string) => `${amount} jt`,
  thousands: (amount: string) => `${amount} rb`,
  daysAgo: (days: number) => `${days} hari lalu`,
  weeksAgo: (weeks: number) => `${weeks} minggu lalu`,
  monthsAgo: (months: number) => `${months} bulan lalu`,
  yearsAgo: (years: number) => `${years} tahun lalu`,
  minEducation: (level: string) => `min. ${level}`,
  applied: 'Sudah dilamar',
});
