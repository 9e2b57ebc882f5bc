import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/feedback', {
  broken: 'Bagian ini tidak dapat ditampilkan.',
  restWorks: 'Bagian lain tetap dapat Anda pakai.',
  retry: 'Coba lagi',
  giveUp: 'Batalkan',
});
