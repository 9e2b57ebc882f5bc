import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/login', {
  documentTitle: 'Masuk – Titian',
  title: 'Masuk',
});
