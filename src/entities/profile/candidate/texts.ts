import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/candidate', {
  genders: { Male: 'Laki-laki', Female: 'Perempuan' },
  perMonth: (amount: string) => `${amount} per bulan`,
});
