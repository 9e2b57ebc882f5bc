import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/connection-banner', {
  label: 'Koneksi',
  offline: 'Anda sedang offline.',
  offlineHint: 'Yang pernah dibuka tetap dapat dibaca; melamar, menyimpan, dan masuk perlu internet.',
  unreachable: 'Titian belum bisa dihubungi.',
  unreachableHint: 'Yang tampil mungkin bukan data terbaru. Kami mencoba lagi.',
});
