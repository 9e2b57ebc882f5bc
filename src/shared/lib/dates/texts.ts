import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/lib/dates', {
  years: (count: number) => `${count} tahun`,
  months: (count: number) => `${count} bulan`,
  // Specification 2, section 2.
  present: 'Present',
});
