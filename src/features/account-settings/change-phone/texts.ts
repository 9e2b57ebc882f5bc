import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/change-phone', {
  title: 'Telepon',
  current: (phone: string) => `Nomor telepon akun Anda sekarang: ${phone}`,
  none: 'Akun Anda belum punya nomor telepon.',
  consequence:
    'Perusahaan yang Anda lamar menghubungi Anda lewat nomor ini. Pemberitahuan perubahan dikirim ke email Anda.',
  phone: 'Nomor telepon baru',
  phoneRequired: 'Nomor telepon wajib diisi.',
  password: 'Password saat ini',
  showPassword: 'Tampilkan password untuk mengubah nomor telepon',
  passwordRequired: 'Password wajib diisi.',
  submit: 'Ubah nomor telepon',
  changed: 'Nomor telepon Anda berhasil diubah.',
  wrong: 'Password salah.',
  failed: 'Nomor telepon Anda belum bisa diubah.',
  loadFailed: 'Nomor telepon Anda sekarang belum bisa ditampilkan',
});
