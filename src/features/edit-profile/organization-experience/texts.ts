import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/organization-experience', {
  title: 'Pengalaman Organisasi',
  empty: 'Belum ada pengalaman organisasi.',
  add: 'Tambah Pengalaman Organisasi',
  change: 'Ubah Pengalaman Organisasi',
  added: 'Berhasil Menyimpan Pengalaman Organisasi!',
  changed: 'Berhasil Mengubah Pengalaman Organisasi!',
  failed: 'Pengalaman organisasi gagal disimpan. Coba lagi.',
  // Specification 2, section 8.
  deleteFailed: 'Failed to delete organization experience.',
  organization: 'Nama Organisasi',
  position: 'Posisi',
  start: 'Mulai',
  present: 'Saya masih aktif di sini',
  end: 'Berakhir',
  info: 'Informasi Tambahan',
  organizationMissing: 'Nama organisasi wajib diisi.',
  positionMissing: 'Posisi wajib diisi.',
  startMissing: 'Tanggal mulai wajib diisi.',
  endMissing: 'Tanggal berakhir wajib diisi jika tidak masih aktif.',
  endBeforeStart: 'Tanggal berakhir lebih awal dari tanggal mulai.',
  tooLong: (limit: number) => `Maksimal ${limit} karakter`,
});
