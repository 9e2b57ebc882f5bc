import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/verify-account', {
  verified: 'Akun Anda sudah aktif.',
  failed: 'Akun Anda belum bisa diaktifkan.',
  email: 'Email',
  emailRequired: 'Email wajib diisi.',
  emailInvalid: 'Format email tidak valid.',
  resendActivation: 'Kirim ulang tautan aktivasi',
});
