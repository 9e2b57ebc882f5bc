import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/preferences/data-saver', {
  label: 'Hemat data',
  hint: 'Gambar dan huruf khusus tidak dimuat, dan tidak ada yang diunduh lebih dulu, sampai Anda memintanya.',
  active: 'Hemat data aktif: gambar tidak dimuat.',
  showImages: 'Tampilkan gambar',
});
