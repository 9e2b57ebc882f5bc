import { textsOf } from '@/shared/lib/language';
import { groupDigits } from '@/shared/lib/text';

export const texts = textsOf('widgets/job-list', {
  visitorSaved: 'Masuk untuk melihat lowongan yang Anda simpan.',
  signIn: 'Masuk',
  tabsLabel: 'Kelompok lowongan',
  // Specification 1, section 2; so are `loading`, `none` and `apply`.
  tabs: {
    'for-you': 'For You',
    explore: 'Explore',
    saved: 'Saved',
  },
  loading: 'Loading jobs, please wait...',
  count: (jobs: number) => `${groupDigits(jobs)} lowongan`,
  pageOf: (page: number, pages: number) => `Halaman ${page} dari ${pages}`,
  none: 'Maaf, pencarian yang kamu pilih belum tersedia',
  searchHint: 'Coba kata kunci lain atau hapus sebagian filter.',
  without: (filter: string, jobs: number) => `Tanpa ${filter}: ${groupDigits(jobs)} lowongan`,
  removals: 'Filter yang bisa dihapus',
  showAll: 'Tampilkan semua',
  show: 'Tampilkan lowongan',
  showCount: (jobs: number) => `Tampilkan ${groupDigits(jobs)} lowongan`,
  noneSaved: 'Belum ada lowongan yang Anda simpan.',
  bookmarkHint: 'Tekan ikon bookmark pada lowongan untuk menyimpannya di sini.',
  bookmarksUnsaved:
    'Perubahan bookmark belum bisa disimpan: penyimpanan browser penuh atau diblokir. Perubahan itu hilang saat halaman dimuat ulang.',
  savedHidden: 'Tidak ada lowongan tersimpan yang cocok dengan pencarian Anda.',
  clearFilters: 'Hapus semua filter',
  failed: 'Lowongan tidak dapat dimuat.',
  moreFiltersFailed: 'Filter lainnya belum bisa dibuka.',
  needsConnection: 'Pencarian memerlukan koneksi internet.',
  outdated: 'Lowongan tidak dapat dimuat. Yang tampil adalah hasil sebelumnya.',
  retry: 'Coba lagi',
  apply: 'Apply',
  applyFor: (job: string) => `Apply ${job}`,
  seeStatus: 'Lihat status',
  statusOf: (job: string) => `Lihat status lamaran ${job}`,
  pages: 'Halaman lowongan',
  page: (page: number | null) => `Halaman ${page}`,
  previousPage: 'Halaman sebelumnya',
  nextPage: 'Halaman berikutnya',
});
