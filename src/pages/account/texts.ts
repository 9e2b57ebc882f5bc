import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/account', {
  documentTitle: 'Pengaturan Akun – Titian',
  title: 'Pengaturan Akun',
  push: 'Pemberitahuan di HP',
  preferences: 'Preferensi di browser ini',
  language: 'Bahasa',
  scheme: 'Tampilan',
});
