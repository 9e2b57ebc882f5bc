import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('pages/reset-password', {
  documentTitle: 'Ubah Password – Titian',
  title: 'Ubah Password',
  intro: 'Buat password baru untuk akun Anda.',
  expired: 'Tautan tidak berlaku lagi?',
  newLink: 'Minta tautan baru',
  linkDead: 'Tautan ini tidak berlaku lagi',
  linkDeadReason: 'Minta tautan baru untuk mengubah password Anda.',
  linkGone: 'Buka lagi tautan dari email Anda',
  linkGoneReason:
    'Demi keamanan akun Anda, tautan untuk mengubah password tidak disimpan di browser. Buka lagi tautan itu dari email Anda, atau minta tautan baru.',
});
