import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/save-search', {
  save: 'Simpan pencarian',
  change: 'Ubah pencarian tersimpan',
  saved: 'Pencarian disimpan. Lowongan baru yang cocok akan dikabarkan.',
  changed: 'Pencarian tersimpan diubah.',
  failed: 'Pencarian belum bisa disimpan.',
  name: 'Nama',
  nameMissing: 'Nama wajib diisi.',
  tooLong: (limit: number) => `Maksimal ${limit} karakter`,
  alert: 'Email lowongan baru',
  alertHint: 'Paling banyak satu email sehari, tidak antara pukul 21.00 dan 07.00.',
  near: (city: string) => `dekat ${city}`,
  filtered: 'Lowongan dengan filter',
});
