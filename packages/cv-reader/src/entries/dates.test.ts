import { findPeriod, isDuration } from './dates';

const of = (text: string) => {
  const found = findPeriod(text);
  return found && [found.start ?? '', found.end ?? '', found.isPresent];
};

it.each([
  ['2019 – 2021', '2019', '2021', false],
  ['September 2016 s/d Agustus 2018', '2016-09', '2018-08', false],
  ['Okt 2018 s.d. sekarang', '2018-10', '', true],
  ['01/2019-Present', '2019-01', '', true],
  ['01/04/2020 – CURRENT', '2020-04-01', '', true],
  ['Juli - Desember 2023', '2023-07', '2023-12', false],
  ['Jan – Des 2018', '2018-01', '2018-12', false],
  ['Mei 2022 hingga saat ini', '2022-05', '', true],
  ['Agt. 2020 sampai dengan Jan 2022', '2020-08', '2022-01', false],
  ["Sept '19 to Feb '21", '2019-09', '2021-02', false],
  ['Tahun Ajaran 2018/2019', '2018', '2019', false],
  ['2018-19', '2018', '2019', false],
  ['lulus tahun 2013', '', '2013', false],
  ['sejak 2020', '2020', '', true],
  ['14 Agustus 1998', '1998-08-14', '', false],
  ['02-11-2003', '2003-11-02', '', false],
  ['May 14, 2019', '2019-05-14', '', false],
  ['2019-08-31', '2019-08-31', '', false],
  ['08.2019 - 10.2020', '2019-08', '2020-10', false],
  ['Mei 19 - Des 20', '2019-05', '2020-12', false],
  ['06/17 - 04/19', '2017-06', '2019-04', false],
  ['Jan 98 s/d Feb 2002', '1998-01', '2002-02', false],
  ['Agt 21 - skg', '2021-08', '', true],
  ['March 2019 to date', '2019-03', '', true],
  ['Jan 2018 till now', '2018-01', '', true],
  ['2018 up to present', '2018', '', true],
  ['Februari 2020 - Aktif', '2020-02', '', true],
  ['2021 -- on-going', '2021', '', true],
  ['Sep. 2019 Mar. 2021', '2019-09', '2021-03', false],
  ['Jan 2018 Des 2018', '2018-01', '2018-12', false],
  ['2016 2019', '2016', '2019', false],
  ['Mar 2022 Sekarang', '2022-03', '', true],
  ['19 May - 2 June 2020', '2020-05', '2020-06-02', false],
  ['2018-5', '2018-05', '', false],
  ['2013-7-1', '2013-07-01', '', false],
  ['Masuk 2019, Lulus 2023', '2019', '2023', false],
  ['Lulus: 2023 (masuk: 2019)', '2019', '2023', false],
  ['2016 (masuk) - 2019 (tamat)', '2016', '2019', false],
  ['Enrolled Sept 2019 – graduated in June 2023', '2019-09', '2023-06', false],
  ['Mulai kerja Januari 2019, keluar Maret 2021', '2019-01', '2021-03', false],
  ['Angkatan 2019/2020', '2019', '', false],
  ['Class of 2023', '', '2023', false],
  ['Wisuda Oktober 2023', '', '2023-10', false],
  ['sampai 2020', '', '2020', false],
  ['Tahun Lulus : 2021', '', '2021', false],
])('%s', (text, start, end, isPresent) => {
  expect(of(text)).toEqual([start, end, isPresent]);
});

it.each([
  '0812-2019-2020',
  '+62 812 3456',
  'Rp2000',
  'IPK 3,45/4,00',
  'RT 03 RW 05',
  'maret',
  '19999',
  'Mei Lestari',
  'Mei 19',
  '06/17',
  'Universitas 17 Agustus 1945',
])('finds no date in %s', (text) => {
  expect(findPeriod(text)).toBeNull();
});

it.each(['2020 - Q3 2022', 'Jan 2020 s/d 31/31/2021', '1 Jan 2019 - 31 Des 19'])('takes no half of %s', (text) => {
  expect(findPeriod(text)).toMatchObject({ isPresent: false, rest: '', unused: '' });
  expect(of(text)).toEqual(['', '', false]);
});

it.each([
  ['Agustus 2023 - Perkiraan lulus Juli 2027', '2023-08', 'Perkiraan lulus Juli 2027'],
  ['2021 - 2025 (Expected)', '2021', '2021 - 2025 (Expected)'],
  ['2021 – est. 2025', '2021', 'est. 2025'],
  ['2023, rencana wisuda 2027', '2023', 'rencana wisuda 2027'],
  ['Expected graduation: June 2026', '', 'Expected graduation: June 2026'],
  ['belum lulus 2023', '', 'belum lulus 2023'],
  ['Jan 2022 - berlaku sampai Jan 2025', '2022-01', 'berlaku sampai Jan 2025'],
])('takes no end of “%s”, which is still to come', (text, start, unused) => {
  expect(of(text)).toEqual([start, '', false]);
  expect(findPeriod(text)).toMatchObject({ rest: '', unused });
});

it('leaves the rest of the line', () => {
  expect(findPeriod('PT Kilat Antar | Jan 2017 - Sekarang (3 tahun 2 bulan)')?.rest).toBe('PT Kilat Antar');
  expect(findPeriod('SMK Harapan, Teknik Mesin (2018 - 2021)')?.rest).toBe('SMK Harapan, Teknik Mesin');
  expect(findPeriod('BTCLS (Basic Life Support), PPNI, Maret 2018')?.rest).toBe('BTCLS (Basic Life Support), PPNI');
  expect(findPeriod('Ekspedisi Cepat Sampai 2020 - 2023')?.rest).toBe('Ekspedisi Cepat Sampai');
});

it.each(['2 thn 11 bln', '(4 years 2 months)', '· 6 bln'])('takes %s for a duration', (text) => {
  expect(isDuration(text)).toBe(true);
});
