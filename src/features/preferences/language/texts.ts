import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/preferences/language', {
  legend: 'Bahasa',
  notStored: 'Browser ini tidak dapat menyimpan pilihan bahasa.',
});
