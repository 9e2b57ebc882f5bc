import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/lib/dates', {
  monthNames: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'],
  today: 'hari ini',
  yesterday: 'kemarin',
  untilClock: (day: string, clock: string, zone: string) => `${day}, pukul ${clock.replace(':', '.')} ${zone}`,
  years: (count: number) => `${count} tahun`,
  months: (count: number) => `${count} bulan`,
  // Specification 2, section 2.
  present: 'Present',
  incomplete: {
    day: 'Tanggal belum lengkap atau tidak ada di kalender.',
    month: 'Bulan dan tahun belum lengkap atau tidak ada di kalender.',
  },
  tooEarly: (earliest: string) => `Paling awal ${earliest}.`,
  tooLate: (latest: string) => `Paling akhir ${latest}.`,
});
