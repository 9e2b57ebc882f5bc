import { currentMonth, durationInMonths, formatDuration, formatPeriod } from './duration';

it.each([
  ['2024-01-01', '2024-01-31', 1],
  ['2024-01-01', '2024-03-01', 3],
  ['2022-11-15', '2025-01-01', 27],
  ['2024-03-01', null, 21],
  ['2025-03-01', '2025-02-01', null],
  ['kapan-kapan', '2025-02-01', null],
  ['2025-01-01', 'nanti', null],
])('counts the months from %s to %s', (start, end, months) => {
  expect(durationInMonths(start, end, '2025-11-21')).toBe(months);
});

it.each([
  [1, '1 bulan'],
  [12, '1 tahun'],
  [27, '2 tahun 3 bulan'],
])('says %d months in words', (months, words) => {
  expect(formatDuration(months)).toBe(words);
});

it('knows the present month', () => {
  expect(currentMonth('2025-11-21')).toBe('2025-11-01');
});

it.each([
  ['2023-01-01', '2025-03-01', 'Jan 2023 - Mar 2025 · 2 tahun 3 bulan'],
  ['2023-01-01', '2023-01-01', 'Jan 2023 - Jan 2023 · 1 bulan'],
  ['2025-03-01', '2025-02-01', 'Mar 2025 - Feb 2025'],
  ['', '2025-02-01', '- - Feb 2025'],
])('says when something was, from %j to %j, and how long', (start, end, words) => {
  expect(formatPeriod(start, end)).toBe(words);
});

it('shows “Present” for an ongoing period', () => {
  expect(formatPeriod('2023-01-01', null)).toMatch(/^Jan 2023 - Present · (\d+ tahun)?( ?\d+ bulan)?$/);
});
