import { salarySchema, toChange, toValues } from './salary-form';

it.each([
  ['', '', false],
  ['5000000', '', true],
  ['', '7000000', true],
  [' ', '4,5 jt', true],
  ['', ' ', false],
  ['4.5', '7000000', false],
  ['5000000', 'UMR', false],
])('accepts %j and %j: %j', async (currentSalary, expectedSalary, accepted) => {
  expect(await salarySchema.isValid({ currentSalary, expectedSalary })).toBe(accepted);
});

it('sends an empty input as null, and zero as zero', () => {
  expect(toChange({ currentSalary: '0', expectedSalary: '' })).toEqual({ currentSalary: 0, expectedSalary: null });
  expect(toValues({ currentSalary: 0, expectedSalary: null })).toEqual({ currentSalary: '0', expectedSalary: '' });
});

it('reads the amounts as typed, and starts with texts that it reads', () => {
  expect(toChange({ currentSalary: 'Rp 4,5 juta', expectedSalary: '4500000.00' })).toEqual({
    currentSalary: 4_500_000,
    expectedSalary: 4_500_000,
  });
  const stored = { currentSalary: 75_000, expectedSalary: 7_000_000 };
  expect(toChange(toValues(stored))).toEqual(stored);
});
