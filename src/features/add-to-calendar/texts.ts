import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/add-to-calendar', {
  summary: (title: string, company: string) => `Janji temu: ${title}, ${company}`,
  add: 'Tambah ke kalender',
  remove: 'Hapus dari kalender',
  google: 'Google Kalender',
  fileName: 'janji-temu.ics',
  failed: 'File kalender belum bisa dibuat. Coba lagi.',
});
