import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/preferences', {
  saveData: 'Hemat data',
  saveDataHint: 'Gambar dan huruf khusus tidak dimuat, dan tidak ada yang diunduh lebih dulu, sampai Anda memintanya.',
  savesData: 'Hemat data aktif: gambar tidak dimuat.',
  showImages: 'Tampilkan gambar',
  language: 'Bahasa',
  notStored: 'Browser ini tidak dapat menyimpan pilihan bahasa.',
  scheme: 'Tampilan',
  system: 'Otomatis',
  light: 'Terang',
  dark: 'Gelap',
});
