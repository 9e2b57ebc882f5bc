import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('entities/saved-search', {
  alerts: { none: 'Tidak dikirim', daily: 'Setiap hari', weekly: 'Setiap minggu' },
});
