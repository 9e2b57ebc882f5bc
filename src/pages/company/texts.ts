import { textsOf } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';

export const texts = textsOf('pages/company', {
  documentTitle: 'Perusahaan – Titian',
  documentTitleOf: (company: string) => `Lowongan di ${company} – Titian`,
  title: 'Lowongan perusahaan',
  loading: 'Memuat lowongan perusahaan',
  count: (jobs: number) => `${groupDigits(jobs)} lowongan terbuka`,
  inCities: (city: string, others: number) => ` di ${city}${others > 0 ? ` dan ${others} kota lain` : ''}`,
  pageOf: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  none: 'Belum ada lowongan terbuka.',
  noneHint: 'Semua lowongan perusahaan ini sudah ditutup.',
  unknown: 'Perusahaan ini tidak ditemukan.',
  unknownHint: 'Mungkin perusahaan ini sudah tidak memasang lowongan.',
  otherJobs: 'Lihat lowongan lain',
  failed: 'Lowongan perusahaan ini tidak dapat dimuat.',
});
