import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/preferences/scheme', {
  legend: 'Tampilan',
  system: 'Otomatis',
  light: 'Terang',
  dark: 'Gelap',
});
