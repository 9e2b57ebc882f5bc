import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/achievement', {
  title: 'Penghargaan',
  empty: 'Belum ada penghargaan.',
  add: 'Tambah Penghargaan',
  change: 'Ubah Penghargaan',
  added: 'Berhasil Menyimpan Penghargaan!',
  changed: 'Berhasil Mengubah Penghargaan!',
  // Specification 2, section 8.
  failed: 'An error occurred',
  name: 'Judul Penghargaan',
  giver: 'Instansi Pemberi',
  date: 'Tanggal',
  info: 'Informasi Tambahan',
  nameMissing: 'Judul penghargaan wajib diisi.',
  giverMissing: 'Instansi pemberi wajib diisi.',
  dateMissing: 'Tanggal wajib diisi.',
  dateAhead: 'Tanggal tidak boleh di masa depan.',
  infoMissing: 'Informasi tambahan wajib diisi.',
  tooLong: (limit: number) => `Maksimal ${limit} karakter`,
});
