import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('app/updates', {
  label: 'Pembaruan',
  offer: 'Versi baru Titian tersedia.',
  later: 'Nanti',
  reload: 'Muat ulang',
});
