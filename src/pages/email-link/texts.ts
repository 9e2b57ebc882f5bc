import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/email-link', {
  documentTitle: 'Perubahan Email – Titian',
  incomplete: 'Buka lagi tautan dari email Anda',
  incompleteReason: 'Tautan ini tidak lengkap, atau halaman ini dimuat ulang. Buka lagi tautan di email Anda.',
});
