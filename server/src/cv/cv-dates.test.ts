import { formatDay, formatPeriod } from './cv-dates';

it.each([
  ['2020-01-01', '2022-03-01', false, 'Jan 2020 – Mar 2022'],
  ['2021-05-01', '2021-08-31', false, 'Mei 2021 – Agu 2021'],
  ['2023-10-01', null, true, 'Okt 2023 – Sekarang'],
  ['2023-12-01', '2024-01-01', true, 'Des 2023 – Sekarang'],
  ['2022-03-01', '2022-03-31', false, 'Mar 2022'],
  ['2022-03-01', null, false, 'Mar 2022'],
])('writes the period from %s to %s, open: %s, as %s', (start, end, isOpen, text) => {
  expect(formatPeriod({ start, end, isOpen })).toBe(text);
});

it('writes a day in Indonesian, whatever the time zone of the server', () => {
  expect(formatDay('2019-08-01')).toBe('1 Agu 2019');
});
