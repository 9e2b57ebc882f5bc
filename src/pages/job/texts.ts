import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/job', {
  documentTitle: 'Lowongan – Titian',
  documentTitleOf: (title: string, company: string) => `${title} di ${company} | Titian`,
  title: 'Lowongan',
  visitor: 'Masuk untuk melihat lowongan ini.',
  signIn: 'Masuk untuk melanjutkan',
  notFound: 'Lowongan tidak ditemukan.',
  notFoundHint: 'Mungkin lowongan ini sudah dihapus.',
  otherJobs: 'Lihat lowongan lain',
  failed: 'Lowongan belum bisa ditampilkan.',
  restFailed: 'Selebihnya memerlukan koneksi internet.',
  bookmark: (job: string) => `Bookmark ${job}`,
  share: (job: string) => `Share ${job}`,
  inertHint: 'Simpan dan bagikan tersedia di daftar lowongan',
  similarLoading: 'Memuat lowongan serupa',
  similarFailed: 'Lowongan serupa belum bisa ditampilkan.',
  similar: 'Lowongan serupa',
});
