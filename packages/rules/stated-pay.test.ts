import { payOf, toStatedPay } from './stated-pay';

it.each([
  ['a range', 4e6, 5e6, { min: 4e6, max: 5e6 }, 5e6],
  ['a least above the most, which is swapped', 5e6, 4e6, { min: 4e6, max: 5e6 }, 5e6],
  ['one amount', 4e6, 4e6, { min: 4e6, max: 4e6 }, 4e6],
  ['a least alone', 4e6, null, { min: 4e6, max: null }, 4e6],
  ['zero', 0, 5e6, { min: null, max: 5e6 }, 5e6],
  ['a negative amount', -4e6, 5e6, { min: null, max: 5e6 }, 5e6],
  ['less than Rp 100.000', 99_999, 5e6, { min: null, max: 5e6 }, 5e6],
  ['Rp 100.000', 100_000, 5e6, { min: 100_000, max: 5e6 }, 5e6],
  ['two amounts that are none', 5, 4, null, null],
  ['nothing', null, undefined, null, null],
])('reads %s', (_name, minSalary, maxSalary, pay, most) => {
  expect(toStatedPay({ minSalary, maxSalary })).toEqual(pay);
  expect(payOf({ minSalary, maxSalary })).toBe(most);
});

it.each([
  ['day', 5_000, 4_999, 120_000, 3_000_000],
  ['week', 25_000, 24_999, 900_000, 3_897_000],
  ['month', 100_000, 99_999, 4_000_000, 4_000_000],
  ['year', 1_200_000, 1_199_999, 60_000_000, 5_000_000],
  ['hour', 1_000, 999, 20_000, null],
] as const)(
  'takes %s pay from a floor of its own, and counts it by the month',
  (salaryPeriod, floor, less, pay, month) => {
    expect(toStatedPay({ minSalary: floor, maxSalary: pay, salaryPeriod })).toEqual({ min: floor, max: pay });
    expect(toStatedPay({ minSalary: less, salaryPeriod })).toBeNull();
    expect(payOf({ maxSalary: pay, salaryPeriod, workingType: 'fulltime' })).toBe(month);
  },
);

it("counts an hour's pay of part-time work alone", () => {
  const hourly = { minSalary: 20_000, salaryPeriod: 'hour' } as const;
  expect(payOf({ ...hourly, workingType: 'parttime' })).toBe(126 * 20_000);
  expect(payOf({ ...hourly, workingType: 'internship', workingTypes: ['internship', 'parttime'] })).toBe(126 * 20_000);
  expect(payOf({ ...hourly, workingType: 'internship' })).toBeNull();
});
