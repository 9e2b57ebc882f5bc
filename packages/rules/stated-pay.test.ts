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
  expect(toStatedPay(minSalary, maxSalary)).toEqual(pay);
  expect(payOf({ minSalary, maxSalary })).toBe(most);
});
