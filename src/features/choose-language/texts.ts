import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/choose-language', {
  legend: 'Bahasa',
  notKept: 'Peramban ini tidak dapat menyimpan pilihan bahasa.',
});
