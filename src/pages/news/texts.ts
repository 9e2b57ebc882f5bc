import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/news', {
  documentTitle: 'Kabar – Titian',
  title: 'Kabar',
  intro: 'Perubahan lamaran, janji temu, dan lowongan yang Anda simpan. Kabar disimpan selama 180 hari.',
  list: 'Daftar kabar',
  empty: 'Belum ada kabar.',
  emptyHint: 'Perubahan lamaran Anda dan lowongan tersimpan yang segera ditutup akan tampil di sini.',
  findJobs: 'Cari lowongan',
  failed: 'Kabar belum bisa ditampilkan.',
  moreFailed: 'Kabar berikutnya belum bisa ditampilkan.',
  loading: 'Kabar sedang dimuat.',
  more: 'Muat lagi',
  unavailable: 'Kabar belum tersedia di sini.',
  unavailableHint: 'Perubahan lamaran Anda ada di Status Lamaran.',
  applications: 'Buka Status Lamaran',
});
