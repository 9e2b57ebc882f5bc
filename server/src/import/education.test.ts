import { toMinEducation } from './education';

it.each([
  ['SMA', 'SMA'],
  ['Minimal SMA/SMK sederajat', 'SMA'],
  ['SLTA', 'SMA'],
  ['high school', 'SMA'],
  ['SMK Akuntansi', 'SMK'],
  ['STM', 'SMK'],
  ['D1', 'D1'],
  ['Diploma II', 'D2'],
  ['D-3', 'D3'],
  ['D III Keperawatan', 'D3'],
  ['Diploma', 'D3'],
  ['associate degree', 'D3'],
  ['DIII', 'D3'],
  ['D4', 'D4'],
  ['Diploma 4', 'D4'],
  ['Sarjana Terapan', 'D4'],
  ['S1 Akuntansi di Jakarta', 'S1'],
  ['S1 Pendidikan Guru Sekolah Dasar', 'S1'],
  ['Sarjana', 'S1'],
  ['strata 1', 'S1'],
  ['bachelor degree', 'S1'],
  ["Bachelor's degree", 'S1'],
  ['Profesi Ners', 'Profesi'],
  ['S2', 'S2'],
  ['Pascasarjana', 'S2'],
  ['postgraduate degree', 'S2'],
  ['Doktor', 'S3'],
  ['S3', 'S3'],
  ['D3/S1', 'D3'],
  ['S1 atau D3', 'D3'],
  ['Minimal SMA, tidak harus S1', 'SMA'],
  ['D3, tidak ada batas IPK', 'D3'],
  ['S1, pengalaman tidak wajib', 'S1'],
  ['D3 Keperawatan atau Profesi Ners', 'D3'],
])('maps %j to %s', (text, level) => {
  expect(toMinEducation(text)).toBe(level);
});

it.each([
  'SD',
  'Bersedia bekerja di kebun',
  'Minimal SMP',
  'SMP/SMA',
  'Semua jurusan',
  'Tidak harus S1',
  'Bukan lulusan S1 pun boleh',
  'Tanpa ijazah S1',
  'No bachelor degree required',
  'S1 tidak wajib',
  'no requirements',
  'professional certificate',
  'Madya',
  '',
])('takes no level from %j', (text) => {
  expect(toMinEducation(text)).toBeNull();
});

it.each([
  [['Diploma', 'Sarjana'], 'D3'],
  [['Sarjana'], 'S1'],
  [[{ credentialCategory: 'bachelor degree' }, { credentialCategory: 'high school' }], 'SMA'],
  [undefined, null],
])('reads %j', (given, level) => {
  expect(toMinEducation(given)).toBe(level);
});
