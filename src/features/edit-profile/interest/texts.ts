import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/interest', {
  title: 'Minat Pekerjaan',
  // Specification 2, section 2.
  empty: 'No interests selected yet.',
  add: 'Tambah Minat Pekerjaan',
  added: 'Berhasil Menambahkan Minat Pekerjaan!',
  failed: 'Terjadi kesalahan saat menyimpan data.',
  failedTitle: 'Gagal Menambahkan Minat Pekerjaan!',
  interests: 'Minat Pekerjaan',
  interestsMissing: 'Minat pekerjaan tidak boleh kosong!',
});
