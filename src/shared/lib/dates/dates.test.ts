import { assert, date, property, string } from 'fast-check';
import {
  daysSince,
  formatDay,
  formatMoment,
  formatMonth,
  formatPastDay,
  toDay,
  toTime,
  today,
  wholeDay,
} from './dates';

it.each([
  ['2026-12-31', '2026-12-31'],
  ['2028-02-29', '2028-02-29'],
  ['2026-12-31T16:59:59Z', '2026-12-31'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
  ['2026-12-31T23:30:00+07:00', '2026-12-31'],
  ['2026-12-31T23:30:00+0900', '2026-12-31'],
  ['2027-01-01T01:00:00+09:00', '2026-12-31'],
  ['2026-12-31T23:30:00', '2026-12-31'],
  ['2026-12-31T23:30:00.123', '2026-12-31'],
])('takes %j for the day %s in Jakarta', (value, day) => {
  expect(toDay(value)).toBe(day);
});

it.each(['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '31-12-2026', '2026-1-1', 'besok', ' ', '', '0'])(
  'takes %j for no day',
  (value) => {
    expect(toDay(value)).toBeNull();
    expect(formatDay(value)).toBe('-');
  },
);

it.each(['2026-05-17', '2026-02-30'])('takes %j for whole', (value) => {
  expect(wholeDay(value)).toBe(value);
});

it.each(['', '2026-05-', '-05-17', '12/05/', '2026-05-17T00:00', undefined, null])(
  'takes %j for half typed',
  (value) => {
    expect(wholeDay(value)).toBe('');
  },
);

it('takes null and undefined for no day', () => {
  expect(toDay(null)).toBeNull();
  expect(toDay(undefined)).toBeNull();
});

it('gives every instant a day, and any text a day or none', () => {
  const instants = date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  assert(property(instants, (instant) => expect(toDay(instant.toISOString())).toBe(today(instant))));
  assert(property(string(), (text) => expect([null, text.slice(0, 10)]).toContain(toDay(text))));
});

it('says a day in Indonesian', () => {
  expect(formatDay('2026-11-20')).toBe('20 November 2026');
  expect(formatDay('2026-08-01')).toBe('1 Agustus 2026');
  expect(formatDay('2026-11-20T20:00:00Z')).toBe('21 November 2026');
});

it('says the fallback of no day', () => {
  expect(formatDay(null, 'tanpa batas')).toBe('tanpa batas');
});

it('says a month in Indonesian', () => {
  expect(formatMonth('2026-05-20')).toBe('Mei 2026');
  expect(formatMonth('kemarin')).toBe('-');
});

it('says a moment by the clock of this device, with its year when that is another', () => {
  const local = new Date(2026, 10, 20, 21, 10).toISOString();
  expect(formatMoment(local, new Date(2026, 10, 25))).toBe('20 Nov 21.10');
  expect(formatMoment(local, new Date(2027, 0, 1))).toBe('20 Nov 2026 21.10');
  expect(formatMoment('kemarin')).toBe('-');
});

it.each([
  ['2026-11-25', 'hari ini', 0],
  ['2026-11-24T17:00:00Z', 'hari ini', 0],
  ['2026-11-24T16:59:59Z', 'kemarin', 1],
  ['2026-11-23', '23 Nov', 2],
  ['2026-01-01', '1 Jan', 328],
  ['2025-12-31', '31 Des 2025', 329],
  // A clock that is a little slow.
  ['2026-11-26', 'hari ini', -1],
  ['2026-11-27', '27 Nov', -2],
  ['kemarin', '-', null],
  [null, '-', null],
])('says the day %j in few words: %s', (value, words, days) => {
  const now = new Date('2026-11-25T08:00:00Z');
  expect(formatPastDay(value, now)).toBe(words);
  expect(daysSince(value, now)).toBe(days);
});

it('says the day also on a device without a clock', () => {
  expect(formatPastDay('2026-11-25', new Date('never'))).toBe('25 Nov 2026');
});

it("tells today's day in Jakarta", () => {
  expect(today(new Date('2026-06-30T16:59:00Z'))).toBe('2026-06-30');
  expect(today(new Date('2026-06-30T17:00:00Z'))).toBe('2026-07-01');
});

it('orders by time, and what has none first', () => {
  expect(toTime('2026-11-01T00:00:00+07:00')).toBeLessThan(toTime('2026-11-01T00:00:00Z'));
  expect([toTime(null), toTime(undefined), toTime(''), toTime('kemarin')]).toEqual([0, 0, 0, 0]);
});
