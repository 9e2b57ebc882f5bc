import { soundPay } from './monthly-pay';

it.each([
  ['a range', 4e6, 5e6, 4e6, 5e6],
  ['a least above the most, which is swapped', 5e6, 4e6, 4e6, 5e6],
  ['one amount', 4e6, 4e6, 4e6, 4e6],
  ['a least alone', 4e6, null, 4e6, null],
  ['zero', 0, 5e6, null, 5e6],
  ['a negative amount', -4e6, 5e6, null, 5e6],
  ['less than Rp 100.000', 99_999, 5e6, null, 5e6],
  ['Rp 100.000', 100_000, 5e6, 100_000, 5e6],
  ['two amounts that are none', 5, 4, null, null],
  ['nothing', null, null, null, null],
])('reads %s', (_what, minSalary, maxSalary, least, most) => {
  expect(soundPay({ minSalary, maxSalary })).toEqual({ minSalary: least, maxSalary: most });
});
