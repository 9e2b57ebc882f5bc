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
])('%s', (text, start, end, isPresent) => {
  expect(of(text)).toEqual([start, end, isPresent]);
});

it.each(['0812-2019-2020', '+62 812 3456', 'Rp2000', 'IPK 3,45/4,00', 'RT 03 RW 05', 'maret', '19999', 'Mei Lestari'])(
  'finds no date in %s',
  (text) => {
    expect(findPeriod(text)).toBeNull();
  },
);

it('leaves the rest of the line', () => {
  expect(findPeriod('PT Kilat Antar | Jan 2017 - Sekarang (3 tahun 2 bulan)')?.rest).toBe('PT Kilat Antar');
  expect(findPeriod('SMK Harapan, Teknik Mesin (2018 - 2021)')?.rest).toBe('SMK Harapan, Teknik Mesin');
  expect(findPeriod('BTCLS (Basic Life Support), PPNI, Maret 2018')?.rest).toBe('BTCLS (Basic Life Support), PPNI');
});

it.each(['2 thn 11 bln', '(4 years 2 months)', '· 6 bln'])('takes %s for a duration', (text) => {
  expect(isDuration(text)).toBe(true);
});
