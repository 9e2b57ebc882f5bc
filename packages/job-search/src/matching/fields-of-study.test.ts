import { isField, studiesIn } from './fields-of-study';

it.each([
  ['Akuntansi', 'Akuntansi'],
  ['Akuntansi Publik', 'Akuntansi'],
  ['Ilmu Komunikasi', 'Komunikasi'],
  ['Informatika', 'Teknik Informatika'],
  ['PJJ Sistem Informasi', 'Sistem Informasi'],
  ['Teknologi Pangan', 'Ilmu dan Teknologi Pangan'],
  ['Perbankan dan Keuangan', 'Keuangan dan Perbankan'],
  ['Pendidikan Guru Sekolah Dasar (PGSD)', 'PGSD'],
  ['Statistika', 'Statistik'],
  ['Statistika', 'Statistika dan Sains Data'],
  ['Ilmu Gizi', 'Gizi dan Dietetika'],
])('%s is %s', (major, named) => {
  expect(isField(major, named)).toBe(true);
});

it.each([
  ['Kedokteran Hewan', 'Kedokteran'],
  ['Keperawatan Gigi', 'Ilmu Keperawatan'],
  ['Manajemen Informatika', 'Manajemen'],
  ['Teknik Kimia', 'Kimia'],
  ['Pendidikan Kimia', 'Kimia'],
  ['Teknik Pertanian', 'Ilmu Pertanian'],
  ['Ilmu Komputer', 'Teknik Komputer'],
  ['Hukum Ekonomi Syariah', 'Ekonomi'],
  ['Desain Komunikasi Visual', 'Komunikasi'],
  ['Sistem Informasi Industri Otomotif', 'Teknik Otomotif'],
  ['Manajemen Industri Jasa Makanan', 'Teknik Industri'],
  ['Akuntansi', 'Akuntansi Publik'],
  ['Ilmu', 'Teknik'],
  ['Bahasa Inggris', 'Bahasa dan Sastra Indonesia'],
  ['Informatika', 'Informasi'],
])('%s is not %s', (major, named) => {
  expect(isField(major, named)).toBe(false);
});

it.each([
  ['S1 Agroteknologi, Agribisnis, atau Kehutanan.', ['Agroteknologi', 'Agribisnis', 'Kehutanan']],
  ['Pendidikan minimal S1 Statistik/Matematika', ['Statistik', 'Matematika']],
  ['Sarjana (S1) Ilmu Gizi', ['Ilmu Gizi']],
  ['SMK Busana atau D3 Tata Rias', ['Busana', 'D3 Tata Rias']],
  ['S1 Bimbingan dan Konseling.', ['Bimbingan dan Konseling']],
  ['Lulusan Statistika atau Matematika', ['Statistika', 'Matematika']],
  ['Lulusan Baru dipersilakan, lulusan SMA tidak', []],
  ['D3 semua jurusan', []],
])('finds the fields in "%s"', (sentence, fields) => {
  expect(studiesIn(`<p>${sentence}</p>`).fields).toEqual(fields);
});
