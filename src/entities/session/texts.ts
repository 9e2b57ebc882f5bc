import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/session', {
  activationSent: 'Tautan aktivasi baru sudah dikirim. Periksa email Anda.',
  activationFailed: 'Tautan aktivasi belum bisa dikirim. Silakan coba lagi nanti.',
  activationMissing:
    'Tautan baru tidak dapat dikirim dari sini. Cari tautan pertama di email Anda, juga di folder spam.',
});
