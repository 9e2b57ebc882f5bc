import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('widgets/bookmark-sync', {
  full: 'Lowongan tersimpan di akun Anda sudah penuh. Yang baru hanya ada di perangkat ini. Hapus sebagian agar ikut tersimpan di akun.',
});
