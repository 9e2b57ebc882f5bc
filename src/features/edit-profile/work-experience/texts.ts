import { textsOf } from '@/shared/lib/language';

export const texts = textsOf('features/edit-profile/work-experience', {
  title: 'Pengalaman Kerja',
  empty: 'Belum ada pengalaman kerja.',
  // Specification 4, section 5.
  neverWorked: 'Belum pernah bekerja',
  neverWorkedHint: 'Tidak apa-apa: profil Anda tetap dapat mencapai 100%.',
  add: 'Tambah Pengalaman Kerja',
  change: 'Ubah Pengalaman Kerja',
  added: 'Berhasil Menyimpan Pengalaman Kerja!',
  changed: 'Berhasil Mengubah Pengalaman Kerja!',
  // Specification 2, section 8.
  failed: 'Failed to save work experience.',
  position: 'Nama Posisi',
  jobLevel: 'Tingkat Jabatan',
  company: 'Nama Perusahaan',
  industry: 'Industri',
  workingType: 'Tipe Pekerjaan',
  start: 'Mulai',
  present: 'Saya masih bekerja di sini',
  end: 'Selesai',
  description: 'Deskripsi Pekerjaan',
  // Specification 4, section 10.
  allEntries: 'Semua pekerjaan ini',
  positionMissing: 'Nama posisi tidak boleh kosong',
  companyMissing: 'Nama perusahaan tidak boleh kosong',
  jobLevelMissing: 'Tingkat jabatan tidak boleh kosong',
  industryMissing: 'Industri tidak boleh kosong',
  workingTypeMissing: 'Tipe pekerjaan tidak boleh kosong',
  startMissing: 'Tanggal mulai tidak boleh kosong',
  endMissing: 'Tanggal selesai tidak boleh kosong',
  endBeforeStart: 'Tanggal selesai lebih awal dari tanggal mulai.',
  descriptionMissing: 'Deskripsi tidak boleh kosong',
  tooLong: (limit: number) => `Maksimal ${limit} karakter`,
});
