import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui', {
  // Specification 2, section 2.
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Tutup',
  loading: 'Memuat',
  unavailable: 'Bagian ini belum bisa ditampilkan',
  checkConnection: 'Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  broken: 'Bagian ini tidak dapat ditampilkan.',
  restWorks: 'Bagian lain tetap dapat Anda pakai.',
  giveUp: 'Batalkan',
  asOf: (moment: string) => `Data per ${moment}`,
  notChosen: 'Belum dipilih',
});
