import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('shared/lib/forms', {
  rulesUnavailable: 'Isian belum bisa diperiksa. Periksa koneksi internet Anda, lalu coba lagi.',
});
