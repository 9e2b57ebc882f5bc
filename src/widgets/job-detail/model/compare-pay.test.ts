import figures from '../../../../contract/reference/ump.json';
import { comparePay } from './compare-pay';
import type { SalaryPeriod } from '@titian/rules/stated-pay';

const DIY = 'Daerah Istimewa Yogyakarta';
const DIY_MINIMUM = 2_417_495;
const SUMUT = 'Sumatera Utara';
const JT = 1_000_000;
const DAY = '2026-11-23';

type Row = [
  what: string,
  workingType: string | null,
  province: string | null,
  minSalary: number | null,
  maxSalary: number | null,
  found: 'most' | 'least' | null,
  day?: string,
  salaryPeriod?: SalaryPeriod,
];

/** The least that a day's pay is, by six days of work a week and by five. */
const [DAY_OF_25, DAY_OF_21] = [DIY_MINIMUM / 25, DIY_MINIMUM / 21];

/** Jobs, and which bound of their pay is below the minimum wage. */
const CASES: Row[] = [
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
  ['by the day: all of it below', 'fulltime', DIY, 80_000, 90_000, 'most', DAY, 'day'],
  ['by the day: one amount below', 'contract', DIY, 90_000, 90_000, 'most', DAY, 'day'],
  ['by the day: just below UMP ÷ 25', 'fulltime', DIY, null, DAY_OF_25 - 1, 'most', DAY, 'day'],
  ['by the day: UMP ÷ 25', 'fulltime', DIY, Math.ceil(DAY_OF_25), Math.ceil(DAY_OF_25), null, DAY, 'day'],
  ['by the day: between UMP ÷ 25 and UMP ÷ 21', 'fulltime', DIY, 100_000, 110_000, null, DAY, 'day'],
  ['by the day: from UMP ÷ 21 on', 'fulltime', DIY, Math.ceil(DAY_OF_21), 150_000, null, DAY, 'day'],
  ['by the day: the least alone below UMP ÷ 25', 'fulltime', DIY, 90_000, 150_000, 'least', DAY, 'day'],
  ['by the day: the least alone is stated, and between', 'fulltime', DIY, 100_000, null, null, DAY, 'day'],
  ['by the day: part-time', 'parttime', DIY, 50_000, 60_000, null, DAY, 'day'],
  ['by the day: an unknown province', 'fulltime', 'Provinsi Baru', 50_000, 60_000, null, DAY, 'day'],
  ['by the hour', 'fulltime', DIY, 5_000, 6_000, null, DAY, 'hour'],
  ['by the week: below', 'fulltime', DIY, 400_000, 500_000, 'most', DAY, 'week'],
  ['by the week: above', 'fulltime', DIY, 900_000, 1_100_000, null, DAY, 'week'],
  ['by the year: below', 'fulltime', DIY, 20 * JT, 24 * JT, 'most', DAY, 'year'],
  ['by the year: above', 'fulltime', DIY, 60 * JT, 72 * JT, null, DAY, 'year'],
  ['by the month, which is said', 'fulltime', DIY, 1.5 * JT, 2 * JT, 'most', DAY, 'month'],
];

it('has forty rows or more', () => expect(CASES.length).toBeGreaterThanOrEqual(40));

it.each([
  [['fulltime', 'contract'], 'most'],
  [['fulltime', 'parttime'], null],
])('compares the pay of work that is %j: %j', (workingTypes, found) => {
  const job = { workingType: 'fulltime', workingTypes, province: DIY, minSalary: 1 * JT, maxSalary: 2 * JT };
  expect(comparePay(job, figures, DAY)?.bound ?? null).toBe(found);
});

it.each(CASES)(
  '%s: %s in %s, %j to %j: %j',
  (_what, workingType, province, minSalary, maxSalary, found, day = DAY, period) => {
    const job = { workingType, province, minSalary, maxSalary, salaryPeriod: period };
    expect(comparePay(job, figures, day)?.bound ?? null).toBe(found);
  },
);

it('tells figure, year and source, and the bound that is below', () => {
  const job = { workingType: 'fulltime', province: 'DI Yogyakarta', minSalary: 2 * JT, maxSalary: 3 * JT } as const;
  expect(comparePay(job, figures, DAY)).toEqual({
    bound: 'least',
    pay: 2 * JT,
    period: 'month',
    monthly: 2 * JT,
    minimum: DIY_MINIMUM,
    isApproximate: false,
    province: DIY,
    year: 2026,
    source: figures.source,
  });
});

it('says where sources differ, and compares with the lower, whichever comes first', () => {
  const job = { workingType: 'fulltime', province: SUMUT, minSalary: null, maxSalary: 3 * JT } as const;
  const turned = { ...figures, provinces: [{ name: SUMUT, monthly: 3_228_971, otherSource: 3_228_949 }] };
  for (const wages of [figures, turned]) {
    expect(comparePay(job, wages, DAY)).toMatchObject({ minimum: 3_228_949, isApproximate: true });
  }
});

it('has a figure of each of the 38 provinces, each by a name of its own', () => {
  const job = { workingType: 'fulltime', minSalary: null, maxSalary: 200_000 } as const;
  const found = figures.provinces.map(({ name }) => comparePay({ ...job, province: name }, figures, DAY)?.province);
  expect(found).toEqual(figures.provinces.map(({ name }) => name));
  expect(new Set(found).size).toBe(38);
});
