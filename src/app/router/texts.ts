import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('app/router', {
  loading: 'Memuat halaman',
  failedDocumentTitle: 'Halaman tidak dapat ditampilkan – Titian',
  failedTitle: 'Halaman tidak dapat ditampilkan',
  failed: 'Halaman ini tidak dapat ditampilkan.',
  unknownAddress: 'Halaman itu tidak ditemukan. Ini halaman Beranda.',
  signedOutElsewhere: 'Anda telah keluar di tab lain.',
  accountChanged: 'Akun di tab lain telah berganti.',
  accountChangedTo: (name: string) => `Akun di tab lain telah berganti. Anda kini masuk sebagai ${name}.`,
  close: 'Tutup',
  sessionLabel: 'Sesi',
  sessionUnsaved:
    'Browser ini belum bisa menyimpan sesi Anda; mungkin penyimpanan data situs diblokir. Anda akan keluar saat halaman dimuat ulang. Izinkan cookie untuk Titian agar tetap masuk.',
  unsaved: (contents: string) => `${contents} belum bisa disimpan: penyimpanan browser penuh atau diblokir.`,
  contents: {
    bookmarkedJobs: 'Bookmark',
    searchHistory: 'Riwayat pencarian',
    pendingReferences: 'Catatan tentang lamaran terakhir',
    registration: 'Alamat email pendaftaran',
    returnTo: 'Lowongan yang Anda tuju',
  },
});
