import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/change-password', {
  title: 'Password',
  consequence: 'Setelah password diubah, semua perangkat lain dikeluarkan dari akun Anda.',
  old: 'Password saat ini',
  showOld: 'Tampilkan password saat ini',
  new: 'Password baru',
  confirm: 'Konfirmasi password baru',
  showConfirmation: 'Tampilkan konfirmasi password',
  submit: 'Ubah password',
  oldRequired: 'Password saat ini wajib diisi.',
  newRequired: 'Password baru wajib diisi.',
  rule: 'Password harus memiliki minimal 6 karakter, satu huruf kapital, dan satu karakter khusus (!@#$%^&*).',
  mismatch: 'Konfirmasi password tidak sama.',
  wrong: 'Password saat ini salah.',
  changed: 'Password Anda berhasil diubah.',
  failed: 'Password Anda belum bisa diubah.',
});
