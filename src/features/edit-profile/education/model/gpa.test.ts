import { gpaError, parseGpa } from './gpa';

const SCHOOL = 'Nilai harus antara 1 - 100';
const WHOLE = 'Nilai harus berupa bilangan bulat, mis. 85 atau 86';
const UNIVERSITY = 'IPK harus antara 0.00 - 4.00';

it.each([
  ['1', '1', null],
  ['100', '2', null],
  ['0', '1', SCHOOL],
  ['101', '2', SCHOOL],
  ['88.5', '1', WHOLE],
  ['85,5', '2', WHOLE],
  ['0,5', '1', SCHOOL],
  ['100,5', '1', SCHOOL],
  ['85,0', '1', null],
  ['delapan', '1', SCHOOL],
  ['0', '5', null],
  ['0.00', '5', null],
  ['4.00', '5', null],
  ['3,75', '5', null],
  [' 3.75 ', '5', null],
  ['4.01', '5', UNIVERSITY],
  ['3.755', '5', UNIVERSITY],
  ['-1', '5', UNIVERSITY],
  ['tiga', '5', UNIVERSITY],
])('checks a GPA of %s at level %s', (typed, level, expected) => {
  expect(gpaError(typed, level)).toBe(expected);
});

it('reads a comma as a point', () => {
  expect(parseGpa(' 3,75 ')).toBe(3.75);
});

it.each(['', 'tiga', '3.5x', 'x3.5', '3.5.5', '-1', '3.'])('reads no number in %j', (typed) => {
  expect(parseGpa(typed)).toBeNull();
});
