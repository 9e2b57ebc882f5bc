import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/continue-applying', {
  // Specification 4, section 4.
  goOn: (job: string | null) => (job === null ? 'Lanjutkan melamar' : `Lanjutkan melamar: ${job}`),
  over: (job: string) => `Lowongan ${job} sudah ditutup.`,
  overUntitled: 'Lowongan yang tadi Anda buka sudah ditutup.',
  otherJobs: 'Cari lowongan lain',
  dismiss: 'Tutup',
});
