import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/share-job', {
  share: (job: string) => `Share ${job}`,
  // Specification 1, sections 2 and 9.
  title: 'Share This Job',
  // Specification 4, section 4.
  job: (title: string, company: string) => `Lowongan ${title} di ${company}.`,
  pay: (pay: string) => `Gaji ${pay}.`,
  aMonth: (pay: string) => `${pay} per bulan`,
  deadline: (day: string) => `Lamar paling lambat ${day}.`,
  link: 'Tautan lowongan',
  copy: 'Copy',
  copied: 'Link copied to clipboard!',
  copyFailed: 'Tautan tidak dapat disalin otomatis. Salin tautan yang sudah ditandai secara manual.',
});
