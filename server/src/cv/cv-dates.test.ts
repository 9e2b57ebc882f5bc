import { formatDay, formatPeriod } from './cv-dates';
import { CV_TEXTS } from './cv-texts';

it.each([
  ['2020-01-01', '2022-03-01', false, 'Jan 2020 – Mar 2022'],
  ['2021-05-01', '2021-08-31', false, 'Mei 2021 – Agu 2021'],
  ['2023-10-01', null, true, 'Okt 2023 – Sekarang'],
  ['2023-12-01', '2024-01-01', true, 'Des 2023 – Sekarang'],
  ['2022-03-01', '2022-03-31', false, 'Mar 2022'],
  ['2022-03-01', null, false, 'Mar 2022'],
])('writes the period from %s to %s, open: %s, as %s', (start, end, isOpen, text) => {
  expect(formatPeriod({ start, end, isOpen }, CV_TEXTS.id)).toBe(text);
});

it('writes a day in Indonesian, whatever the time zone of the server', () => {
  expect(formatDay('2019-08-01', CV_TEXTS.id)).toBe('1 Agu 2019');
});

it('writes periods and days in English', () => {
  expect(formatPeriod({ start: '2021-05-01', end: null, isOpen: true }, CV_TEXTS.en)).toBe('May 2021 – Present');
  expect(formatDay('2019-08-01', CV_TEXTS.en)).toBe('1 Aug 2019');
});
