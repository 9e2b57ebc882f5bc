import { formatGpa } from './gpa';

it.each([
  [3.9, { id: 5, name: 'S1' }, '3.90'],
  [3.75, { id: '7', name: null }, '3.75'],
  [4, { id: 3, name: 'D3' }, '4.00'],
  [0, { id: 5, name: 'S1' }, '0.00'],
  [88, { id: 1, name: 'SMA' }, '88'],
  [100, { id: '2', name: null }, '100'],
  [3, { id: 2, name: 'SMK' }, '3'],
])('writes the GPA %d of level %j as %s', (gpa, level, expected) => {
  expect(formatGpa(gpa, level)).toBe(expected);
});

it.each([
  [88, '88'],
  [3.9, '3.90'],
])('takes the scale of %d from the number where the level is not known', (gpa, expected) => {
  expect(formatGpa(gpa, null)).toBe(expected);
});

it('changes no mark that the provider sends beside its scale', () => {
  expect(formatGpa(88.5, { id: 1, name: 'SMA' })).toBe('88.5');
  expect(formatGpa(88, { id: 5, name: 'S1' })).toBe('88');
  expect(formatGpa(3.755, { id: 5, name: 'S1' })).toBe('3.755');
});
