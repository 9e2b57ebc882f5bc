import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/verify', {
  documentTitle: 'Aktivasi Akun – Titian',
  linkIncomplete: 'Buka lagi tautan dari email Anda',
  linkIncompleteReason: 'Tautan aktivasi ini tidak lengkap. Buka lagi tautan di email aktivasi Anda.',
  signIn: 'Masuk',
  continue: 'Lanjut',
  verifying: 'Mengaktifkan akun Anda…',
  progress: 'Mengaktifkan akun',
  wait: 'Tunggu sebentar.',
  // Specification 1, section 2.
  verified: 'Sistem Berhasil Aktivasi Akun Anda! Silahkan Login Kembali!',
  otherAccount: 'Browser ini sedang masuk ke sebuah akun. Jika itu akun lain, keluar dulu, lalu masuk lagi.',
  failed: 'Aktivasi akun belum berhasil',
  used: 'Tautan ini sudah dipakai',
  signInHint: 'Jika akun Anda sudah aktif, silakan masuk.',
  newLinkHint: 'Jika belum, isi email Anda untuk menerima tautan aktivasi yang baru.',
  retry: 'Coba lagi',
});
