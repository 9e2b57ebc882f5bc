import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/education', {
  locations: { indonesia: 'Indonesia', overseas: 'Luar Negeri' },
  // Specification 2, section 2.
  present: 'Present',
  grade: (grade: string) => `IPK / Nilai: ${grade}`,
});
