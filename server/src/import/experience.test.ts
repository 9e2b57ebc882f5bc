import { toMinExperienceMonths } from './experience';

it.each([
  ['Minimal 2 tahun', 24],
  ['minimal satu tahun di bidang yang sama', 12],
  ['Pengalaman 1-3 tahun', 12],
  ['pengalaman 1 – 2 thn', 12],
  ['6 bulan', 6],
  ['1 tahun 6 bulan', 18],
  ['2 years', 24],
  ['At least three years of experience', 36],
  ['3+ years', 36],
  ['1,5 tahun', 18],
  ['18 months', 18],
  ['<p>Minimal <b>2</b> tahun</p>', 24],
  ['Usia maksimal 30 tahun, pengalaman minimal 2 tahun', 24],
  ['Usia 25 tahun. Pengalaman 1 tahun', 12],
  ['pengalaman minimal 2 (dua) tahun', 24],
  ['Probation 3 bulan, pengalaman 2 tahun', 24],
  ['Pengalaman 2 tahun, kontrak 1 tahun', 24],
  ['Fresh graduate', 0],
  ['Lulusan baru boleh melamar', 0],
  ['Minimal 1 tahun, fresh graduates are welcome', 0],
  ['Tanpa pengalaman', 0],
  ['no requirements', 0],
])('reads %j as %d months', (text, months) => {
  expect(toMinExperienceMonths(text)).toBe(months);
});

it.each([
  'Berpengalaman di bidangnya',
  'Usia maksimal 30 tahun',
  'Maksimal 2 tahun',
  'Kurang dari 1 tahun',
  'Kontrak 1 tahun',
  'Masa percobaan selama 3 bulan',
  'Perusahaan kami berdiri 20 tahun',
  'Tahun 2020',
  '900 tahun',
  '',
  '-',
])('finds nothing in %j', (text) => {
  expect(toMinExperienceMonths(text)).toBeNull();
});

it.each([
  [{ monthsOfExperience: 24 }, 24],
  [{ monthsOfExperience: '18' }, 18],
  [{ monthsOfExperience: 0 }, 0],
  [[{ description: 'dua tahun' }], 24],
  [['Rapi', 'minimal 2 tahun'], 24],
  [{ monthsOfExperience: -1 }, null],
  [{ monthsOfExperience: 'lama' }, null],
  [undefined, null],
])('reads %j', (given, months) => {
  expect(toMinExperienceMonths(given)).toBe(months);
});
