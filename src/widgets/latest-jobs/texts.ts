import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/latest-jobs', {
  title: 'Lowongan Terbaru',
  failed: 'Lowongan terbaru belum bisa ditampilkan.',
  empty: 'Belum ada lowongan lain.',
  closed: 'Closed',
});
