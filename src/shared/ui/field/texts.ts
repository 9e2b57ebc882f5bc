import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/ui/field', {
  notChosen: 'Belum dipilih',
});
