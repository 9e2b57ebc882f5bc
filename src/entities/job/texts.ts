import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/job', {
  // Specification 1, section 9.
  workingTypes: {
    fulltime: 'Penuh Waktu',
    parttime: 'Paruh Waktu',
    contract: 'Kontrak',
    temporary: 'Sementara',
    internship: 'Magang',
    freelance: 'Freelance',
  },
  workplaces: { remote: 'Remote', wfo: 'WFO', hybrid: 'Hybrid' },
  salaryFrom: (amount: string) => `Mulai ${amount}`,
  salaryUpTo: (amount: string) => `Hingga ${amount}`,
  deadline: 'Batas lamaran:',
  closed: 'Closed',
  gone: 'Tidak lagi ditawarkan',
});
