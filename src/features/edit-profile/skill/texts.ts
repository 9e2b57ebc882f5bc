import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/skill', {
  title: 'Keahlian (Skills)',
  empty: 'Belum ada keahlian.',
  add: 'Tambah Keahlian (Skills)',
  added: 'Berhasil Menambahkan Skill!',
  failed: 'Terjadi kesalahan saat menyimpan data.',
  failedTitle: 'Gagal Menambahkan Skill!',
  skills: 'Keahlian',
  rule: (limit: number) => `Pilih paling banyak ${limit} keahlian.`,
  skillsMissing: 'Keahlian tidak boleh kosong!',
  tooMany: (limit: number) => `Maksimal ${limit} keahlian.`,
  nothingNew: 'Tidak ada skill baru yang ditambahkan.',
});
