import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/training', {
  title: 'Pelatihan atau Sertifikasi',
  empty: 'Belum ada pelatihan atau sertifikasi.',
  add: 'Tambah Pelatihan atau Sertifikasi',
  change: 'Ubah Pelatihan atau Sertifikasi',
  added: 'Berhasil Menyimpan Pelatihan atau Sertifikasi!',
  changed: 'Berhasil Mengubah Pelatihan atau Sertifikasi!',
  // Specification 2, section 8.
  unexpected: 'Terjadi kesalahan tidak terduga.',
  unreachable: 'Tidak dapat terhubung ke server.',
  failed: 'Gagal menyimpan pelatihan atau sertifikasi.',
  name: 'Judul',
  institution: 'Nama Organisasi',
  type: 'Tipe',
  locationType: 'Tipe Lokasi',
  location: 'Lokasi',
  start: 'Mulai',
  present: 'Saya masih mengikuti program ini',
  end: 'Berakhir',
  description: 'Deskripsi',
  nameMissing: 'Judul wajib diisi.',
  institutionMissing: 'Nama organisasi wajib diisi.',
  typeMissing: 'Tipe wajib dipilih.',
  locationTypeMissing: 'Tipe lokasi wajib dipilih.',
  startMissing: 'Tanggal mulai wajib diisi.',
  yearOutOfRange: (first: string, last: string) => `Tahun harus antara ${first} - ${last}.`,
  // Specification 2, section 5.
  endMissing: 'Tanggal berakhir harus diisi jika tidak mengikuti program tersebut lagi.',
  endBeforeStart: 'Tanggal berakhir lebih awal dari tanggal mulai.',
});
