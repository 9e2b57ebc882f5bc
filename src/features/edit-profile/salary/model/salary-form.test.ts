import { salarySchema, toChange, toDigits, toValues } from './salary-form';

it.each([
  ['5000000', '5000000'],
  ['Rp 5.000.000', '5000000'],
  ['Rp5.000.000,00', '5000000'],
  ['5,000,000', '5000000'],
  ['0005', '5'],
  ['0', '0'],
  ['-5', '5'],
  ['abc', ''],
  ['1234567890123', '123456789012'],
])('reads %j as %j', (typed, digits) => expect(toDigits(typed)).toBe(digits));

it.each([
  ['', '', false],
  ['5000000', '', true],
  ['', '7000000', true],
])('accepts %j and %j: %j', async (currentSalary, expectedSalary, accepted) => {
  expect(await salarySchema.isValid({ currentSalary, expectedSalary })).toBe(accepted);
});

it('sends an empty input as null, and zero as zero', () => {
  expect(toChange({ currentSalary: '0', expectedSalary: '' })).toEqual({ currentSalary: 0, expectedSalary: null });
  expect(toValues({ currentSalary: 0, expectedSalary: null })).toEqual({ currentSalary: '0', expectedSalary: '' });
});
