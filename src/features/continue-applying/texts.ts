import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/continue-applying', {
  // Specification 4, section 4.
  goOn: (job: string) => `Lanjutkan melamar: ${job}`,
  dismiss: 'Tutup',
});
