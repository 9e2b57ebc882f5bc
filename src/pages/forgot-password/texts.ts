import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/forgot-password', {
  documentTitle: 'Lupa Password – Titian',
  title: 'Lupa Password',
});
