import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/api', {
  offline: 'Anda sedang offline.',
  reconnected: 'Koneksi sudah kembali, tetapi permintaan tadi belum terkirim. Silakan coba lagi.',
  checkConnection: 'Periksa koneksi internet Anda, lalu coba lagi.',
  refused: 'Permintaan ini belum bisa dipenuhi.',
  tooManyRequests: 'Terlalu banyak permintaan.',
  tryLater: 'Silakan coba lagi nanti.',
  tryAgainIn: (wait: string) => `Coba lagi dalam ${wait}.`,
  seconds: (count: number) => `${count} detik`,
  minutes: (count: number) => `${count} menit`,
  tooManyAttempts: (wait: string) => `Terlalu banyak percobaan. Tunggu ${wait} sebelum mencoba lagi.`,
  cancelled: 'Pengiriman dibatalkan. Isian Anda masih ada, dan dapat dikirim lagi.',
  notSaved: 'Sesi Anda telah berakhir, dan isian Anda belum disimpan.',
});
