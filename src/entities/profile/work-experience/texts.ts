import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/profile/work-experience', {
  employmentTypes: {
    fulltime: 'Penuh Waktu',
    parttime: 'Paruh Waktu',
    contract: 'Kontrak',
    temporary: 'Sementara',
    internship: 'Magang',
  },
});
