import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/portfolio', {
  title: 'Portofolio',
  empty: 'Belum ada portofolio.',
  add: 'Tambah Portofolio',
  change: 'Ubah Portofolio',
  added: 'Berhasil Menyimpan Portofolio!',
  changed: 'Berhasil Mengubah Portofolio!',
  // Specification 2, section 8.
  failed: 'An error occurred',
  name: 'Nama Portofolio',
  address: 'URL',
  example: 'Contoh: https://www.behance.net/nama-anda',
  nameMissing: 'Nama portofolio wajib diisi.',
  addressMissing: 'URL tidak boleh kosong.',
  addressInvalid: 'Alamat ini tidak bisa dibuka sebagai tautan.',
});
