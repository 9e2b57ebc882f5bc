import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/account-settings/change-email', {
  title: 'Email',
  current: (email: string) => `Email akun Anda sekarang: ${email}`,
  consequence:
    'Kami mengirim tautan ke email baru. Sampai tautan itu dibuka, Anda tetap masuk dengan email lama. Email lama ' +
    'diberi tahu dan dapat membatalkannya selama 7 hari.',
  email: 'Email baru',
  password: 'Password saat ini',
  showPassword: 'Tampilkan password untuk mengubah email',
  submit: 'Ubah email',
  emailRequired: 'Email wajib diisi.',
  emailInvalid: 'Format email tidak valid.',
  emailTooLong: (limit: number) => `Email maksimal ${limit} karakter.`,
  passwordRequired: 'Password wajib diisi.',
  wrong: 'Password salah.',
  sent: (email: string) => `Buka tautan yang kami kirim ke ${email} untuk mengonfirmasinya.`,
  failed: 'Email Anda belum dapat diubah.',
});
