import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/form-dates', {
  placeholder: { day: 'HH/BB/TTTT', month: 'BB/TTTT' },
  incomplete: {
    day: 'Tanggal belum lengkap atau tidak ada di kalender.',
    month: 'Bulan dan tahun belum lengkap atau tidak ada di kalender.',
  },
  tooEarly: (earliest: string) => `Paling awal ${earliest}.`,
  tooLate: (latest: string) => `Paling akhir ${latest}.`,
  choose: { day: 'Pilih tanggal', month: 'Pilih bulan' },
  chosen: {
    day: (date: string) => `Pilih tanggal, terpilih ${date}`,
    month: (date: string) => `Pilih bulan, terpilih ${date}`,
  },
});
