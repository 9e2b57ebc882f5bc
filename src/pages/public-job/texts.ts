import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/public-job', {
  documentTitle: 'Lowongan – Titian',
  documentTitleOf: (title: string, company: string) => `${title} di ${company} | Titian`,
  title: 'Lowongan',
  apply: 'Apply',
  applyHint: 'Untuk melamar Anda perlu masuk atau mendaftar.',
  notFound: 'Lowongan tidak ditemukan.',
  notFoundHint: 'Periksa lagi tautannya.',
  gone: 'Lowongan ini sudah tidak ada.',
  goneHint: 'Perusahaan atau penyedia sudah menghapusnya.',
  otherJobs: 'Lihat lowongan lain',
  failed: 'Lowongan belum bisa ditampilkan.',
});
