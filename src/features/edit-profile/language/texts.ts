import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/language', {
  title: 'Bahasa yang Dikuasai',
  empty: 'Belum ada bahasa yang dikuasai.',
  add: 'Tambah Bahasa yang Dikuasai',
  change: 'Ubah Bahasa yang Dikuasai',
  added: 'Berhasil Menyimpan Bahasa yang Dikuasai!',
  changed: 'Berhasil Mengubah Bahasa yang Dikuasai!',
  // Specification 2, section 8.
  failed: 'An unexpected error occurred',
  language: 'Bahasa',
  level: 'Tingkat Kemahiran',
  languageMissing: 'Bahasa wajib dipilih.',
  languageTaken: 'Bahasa ini sudah ada di profil Anda.',
  levelMissing: 'Tingkat kemahiran wajib dipilih.',
});
