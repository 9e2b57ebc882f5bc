import type { comparePay } from './compare-pay';

export const DIY = 'Daerah Istimewa Yogyakarta';
export const DIY_MINIMUM = 2_417_495;
export const SUMUT = 'Sumatera Utara';
export const JT = 1_000_000;
export const DAY = '2026-11-23';

type Row = [
  what: string,
  workingType: Parameters<typeof comparePay>[0]['workingType'],
  province: string | null,
  minSalary: number | null,
  maxSalary: number | null,
  found: 'most' | 'least' | null,
  day?: string,
];

/** Jobs, and which bound of their pay is below the minimum wage. The provider's test has them too. */
export const CASES: Row[] = [
  ['all of it below', 'fulltime', DIY, 1.5 * JT, 2 * JT, 'most'],
  ['the same of a contract', 'contract', DIY, 1.5 * JT, 2 * JT, 'most'],
  ['one amount below', 'fulltime', DIY, 2 * JT, 2 * JT, 'most'],
  ['the most alone is stated, and below', 'fulltime', DIY, null, 2 * JT, 'most'],
  ['one rupiah below', 'fulltime', DIY, DIY_MINIMUM - 1, DIY_MINIMUM - 1, 'most'],
  ['swapped bounds, both below', 'fulltime', DIY, 2 * JT, 1 * JT, 'most'],
  ['the least is not stated by 0', 'fulltime', DIY, 0, 2 * JT, 'most'],
  ['the least is not stated by a negative amount', 'fulltime', DIY, -1, 2 * JT, 'most'],
  ['exactly Rp 100.000', 'fulltime', DIY, 100_000, 100_000, 'most'],
  ['the least alone below', 'fulltime', DIY, 2 * JT, 3 * JT, 'least'],
  ['the same of a contract', 'contract', DIY, 2 * JT, 3 * JT, 'least'],
  ['the least alone is stated, and below', 'fulltime', DIY, 2 * JT, null, 'least'],
  ['the most is exactly the minimum', 'fulltime', DIY, 2 * JT, DIY_MINIMUM, 'least'],
  ['swapped bounds, one below', 'fulltime', DIY, 3 * JT, 2 * JT, 'least'],
  ['the most is not stated by 99.999', 'fulltime', DIY, 2 * JT, 99_999, 'least'],
  ['exactly the minimum', 'fulltime', DIY, DIY_MINIMUM, DIY_MINIMUM, null],
  ['above', 'fulltime', DIY, 3 * JT, 4 * JT, null],
  ['the least alone is stated, and above', 'fulltime', DIY, 3 * JT, null, null],
  ['the most alone is stated, and above', 'fulltime', DIY, null, 3 * JT, null],
  ['nothing is stated', 'fulltime', DIY, null, null, null],
  ['nothing is stated by zeros', 'fulltime', DIY, 0, 0, null],
  ['nothing is stated by 99.999', 'fulltime', DIY, 99_999, 99_999, null],
  ['part-time', 'parttime', DIY, 1 * JT, 2 * JT, null],
  ['an internship', 'internship', DIY, 1 * JT, 2 * JT, null],
  ['freelance', 'freelance', DIY, 1 * JT, 2 * JT, null],
  ['temporary', 'temporary', DIY, 1 * JT, 2 * JT, null],
  ['an unknown form of work', null, DIY, 1 * JT, 2 * JT, null],
  ['no province', 'fulltime', null, 1 * JT, 2 * JT, null],
  ['an unknown province', 'fulltime', 'Provinsi Baru', 1 * JT, 2 * JT, null],
  ['a city for a province', 'fulltime', 'Kota Bandung', 1 * JT, 2 * JT, null],
  ['the year before', 'fulltime', DIY, 1 * JT, 2 * JT, null, '2025-12-31'],
  ['the first day', 'fulltime', DIY, 1 * JT, 2 * JT, 'most', '2026-01-01'],
  ['the last day', 'fulltime', DIY, 1 * JT, 2 * JT, 'most', '2026-12-31'],
  ['the year after', 'fulltime', DIY, 1 * JT, 2 * JT, null, '2027-01-01'],
  ['another name of the province', 'fulltime', 'D.I. Yogyakarta', 1 * JT, 2 * JT, 'most'],
  ['the short name of the capital', 'fulltime', 'DKI Jakarta', 4 * JT, 5 * JT, 'most'],
  ['Riau, whose islands pay more', 'fulltime', 'Riau', 3_800_000, 3_800_000, null],
  ['the islands of Riau', 'fulltime', 'Kepulauan Riau', 3_800_000, 3_800_000, 'most'],
  ['sources that differ: between the two', 'fulltime', SUMUT, 3_228_950, 3_228_950, null],
  ['sources that differ: the lower', 'fulltime', SUMUT, 3_228_949, 3_228_949, null],
  ['sources that differ: below both', 'fulltime', SUMUT, 3_228_948, 3_228_948, 'most'],
  ['case and spaces', 'contract', ' jawa  BARAT ', 2 * JT, 3 * JT, 'least'],
];
