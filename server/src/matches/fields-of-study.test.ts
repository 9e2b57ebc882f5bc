import { isField } from './fields-of-study';

it.each([
  ['Akuntansi', 'Akuntansi'],
  ['Akuntansi Publik', 'Akuntansi'],
  ['Ilmu Komunikasi', 'Komunikasi'],
  ['Informatika', 'Teknik Informatika'],
  ['PJJ Sistem Informasi', 'Sistem Informasi'],
  ['Teknologi Pangan', 'Ilmu dan Teknologi Pangan'],
  ['Perbankan dan Keuangan', 'Keuangan dan Perbankan'],
  ['Pendidikan Guru Sekolah Dasar (PGSD)', 'PGSD'],
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
])('%s is not %s', (major, named) => {
  expect(isField(major, named)).toBe(false);
});
