import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/dialog', {
  // Specification 2, section 2.
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Tutup',
  loading: 'Memuat',
  unavailable: 'Bagian ini belum bisa ditampilkan',
  checkConnection: 'Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
});
