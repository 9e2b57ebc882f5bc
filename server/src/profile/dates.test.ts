import { dayProblem, endProblem, pastDayProblem, todayInIndonesia } from './dates';

it('starts a day at midnight in the east of Indonesia', () => {
  expect(todayInIndonesia(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
  expect(todayInIndonesia(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
});

it.each([
  ['2026-11-21', null],
  ['1900-01-01', null],
  ['2026-11-22', 'Tanggal tidak boleh di masa depan.'],
  ['1899-12-31', 'Tanggal tidak valid.'],
])('judges %s on 21 November 2026', (day, problem) => {
  expect(pastDayProblem(day, '2026-11-21')).toBe(problem);
});

it('has nothing against a day that is not given', () => {
  expect([dayProblem(null), dayProblem(undefined)]).toEqual([null, null]);
});

it.each([
  [{ end: '2020-05-01', isOpen: false }, null],
  [{ end: '2020-04-30', isOpen: false }, 'Tanggal selesai tidak boleh sebelum tanggal mulai.'],
  [{ end: null, isOpen: false }, 'Wajib.'],
  [{ end: undefined, isOpen: false }, 'Wajib.'],
  [{ end: '1999-01-01', isOpen: true }, null],
])('judges a period from May 2020 with %j', (rest, problem) => {
  expect(endProblem({ start: '2020-05-01', ...rest }, 'Wajib.')).toBe(problem);
});
