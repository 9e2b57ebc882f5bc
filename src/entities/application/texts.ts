import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/application', {
  // The English words are those of specification 1, sections 2 and 4.
  steps: {
    apply: 'Apply',
    screening: 'Screening',
    psikotest: 'Psikotest',
    interviewHr: 'Interview HR',
    interviewUser: 'Interview User',
    offering: 'Offering',
    mcu: 'Medical Check Up',
    onboard: 'Onboard',
  },
  outcomes: { Accepted: 'Accepted', Closed: 'Closed', Rejected: 'Rejected', Available: 'Available' },
  stamps: { ACCEPTED: 'ACCEPTED', CLOSED: 'CLOSED' },
  applied: (day: string) => `Apply : ${day}`,
  more: 'More',
  less: 'Less',
  progress: 'Tahapan lamaran',
  states: {
    complete: 'Selesai',
    current: 'Tahap saat ini',
    upcoming: 'Belum dimulai',
    // All that a closed job tells: no decision is known of.
    rejected: 'Lowongan ditutup. Perusahaan belum memberi keputusan.',
  },
});
