import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/public-job', {
  documentTitle: 'Lowongan – Titian',
  title: 'Lowongan',
  apply: 'Apply',
  applyHint: 'Untuk melamar Anda perlu masuk atau mendaftar.',
  open: 'Lamar dengan akun Anda',
  notFound: 'Lowongan tidak ditemukan.',
  notFoundHint: 'Periksa lagi tautannya.',
  gone: 'Lowongan ini sudah tidak ada.',
  goneHint: 'Perusahaan atau penyedia sudah menghapusnya.',
  otherJobs: 'Lihat lowongan lain',
  failed: 'Lowongan belum bisa ditampilkan.',
  about: 'Tentang lowongan ini',
  description: 'Deskripsi Pekerjaan',
  requirements: 'Kualifikasi Pekerjaan',
  benefits: 'Fasilitas dan Tunjangan',
  deadline: (day: string) => `Batas lamaran: ${day}`,
  closed: 'Closed',
});
