import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/reset-password', {
  // The English sentences are those of specification 1, sections 5 and 8.
  tooShort: 'Password must be at least 6 characters long!',
  mismatch: 'Passwords do not match!',
  newPassword: 'Password Baru',
  passwordRule: 'Minimal 6 karakter, dengan satu huruf kapital dan satu karakter khusus (!@#$%^&*).',
  confirmPassword: 'Konfirmasi Password Baru',
  showConfirmation: 'Tampilkan konfirmasi password',
  submit: 'Submit',
  changed: 'Berhasil Mengubah Password!',
  signInAnew: 'Silahkan masuk menggunakan Password baru Anda.',
  check: 'Periksa nama dan nomor akun ini. Mungkin orang lain yang mengisinya saat mendaftar.',
  name: 'Nama',
  phone: 'Nomor Telepon',
  noPhone: 'Belum diisi',
  /** Followed by `profile`, a link. */
  notYours: 'Bukan data Anda? Masuk, lalu ubah di',
  profile: 'profil Anda',
  /** Followed by `terms`, a link. */
  agreeTo: 'Dengan masuk, Anda menyetujui',
  terms: 'Syarat dan Ketentuan',
  continue: 'Lanjut',
  failed: 'Gagal Mengubah Password!',
  unknownFailure: 'Failed to reset password.',
  close: 'Tutup',
});
