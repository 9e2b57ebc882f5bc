import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/application', {
  documentTitle: 'Status Lamaran – Titian',
  title: 'Status Lamaran',
  intro: 'Ikuti perkembangan setiap lamaran Anda di sini.',
  // Specification 1, section 2, "Application status screen".
  empty: 'There is no application.',
  emptyHint: 'Lamaran yang Anda kirim akan tampil di sini.',
  findJobs: 'Cari lowongan',
  failed: 'Lamaran Anda belum bisa ditampilkan.',
  detailsFailed: 'Rincian lamaran ini belum bisa ditampilkan.',
  detailsLoading: 'Rincian lamaran ini sedang dimuat.',
});
