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
  passwordRequired: 'Password wajib diisi.',
  wrong: 'Password salah.',
  sent: (email: string) => `Buka tautan yang kami kirim ke ${email} untuk mengonfirmasinya.`,
  failed: 'Email Anda belum bisa diubah.',
  waiting: (email: string) => `Menunggu konfirmasi dari ${email}`,
  whatToDo: 'Buka kotak masuk alamat itu dan tekan tautan di email dari kami. Sampai saat itu email lama Anda berlaku.',
  requestedAt: (moment: string) => `Diminta ${moment}.`,
  expiresAt: (moment: string) => `Tautannya berlaku sampai ${moment}.`,
  notArrived:
    'Belum sampai? Periksa juga folder spam. Untuk tautan baru, isi lagi formulir di bawah; tautan yang lama tidak ' +
    'berlaku lagi.',
  cancel: 'Batalkan perubahan email',
  stillCancelling: 'Pembatalan masih dikirim.',
  cancelled: 'Perubahan email dibatalkan. Tautan yang kami kirim tidak berlaku lagi.',
  cancelFailed: 'Perubahan email belum bisa dibatalkan.',
  gone: 'Perubahan email ini tidak menunggu lagi: sudah dikonfirmasi, atau sudah berakhir.',
  loadFailed: 'Belum diketahui apakah ada perubahan email yang menunggu konfirmasi',
});
