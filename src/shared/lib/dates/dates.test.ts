import { assert, date, integer, property, string } from 'fast-check';
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
import { currentMonth, durationInMonths, formatDuration, formatPeriod } from './duration';
import { newestFirst } from './newest-first';
import type { Period } from './newest-first';
import { fromDayjs, toDayjs } from './to-dayjs';
import { toFormDate, inOrder, toText, toValue } from './typed-date';
import type { Precision } from './typed-date';
import { typeDate } from './typing';

describe('dates', () => {
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
});

describe('duration', () => {
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
});

describe('newest first', () => {
  const period = (name: string, start: string, end: string | null, isPresent = false) => ({
    name,
    start,
    end,
    isPresent,
  });
  type Named = ReturnType<typeof period>;

  const order = (...records: Named[]): string[] =>
    records.sort(newestFirst<Named>((record): Period => record)).map(({ name }) => name);

  it('puts ongoing periods first, the later start before the earlier', () => {
    expect(
      order(
        period('ended', '2024-01-01', '2026-01-01'),
        period('current since 2019', '2019-01-01', null, true),
        period('current since 2023', '2023-01-01', null, true),
      ),
    ).toEqual(['current since 2023', 'current since 2019', 'ended']);
  });

  it('ignores the end of an ongoing period', () => {
    expect(
      order(period('with an end', '2019-01-01', '2030-01-01', true), period('without', '2020-01-01', null, true)),
    ).toEqual(['without', 'with an end']);
  });

  it('orders by the end, and for the same end by the start', () => {
    expect(
      order(
        period('2015 to 2018', '2015-01-01', '2018-06-01'),
        period('2012 to 2020', '2012-01-01', '2020-06-01'),
        period('2016 to 2018', '2016-01-01', '2018-06-01'),
      ),
    ).toEqual(['2012 to 2020', '2016 to 2018', '2015 to 2018']);
  });

  it('puts an unknown end after every known one, and an unknown start after every known one of the same end', () => {
    expect(
      order(
        period('nothing known', '', null),
        period('end unknown', '2022-01-01', null),
        period('start unknown', '', '2001-01-01'),
        period('old', '2000-01-01', '2001-01-01'),
        period('current since an unknown date', '', null, true),
      ),
    ).toEqual(['current since an unknown date', 'old', 'start unknown', 'end unknown', 'nothing known']);
  });

  it('leaves records of the same time in the order in which they came', () => {
    const twins = ['b', 'a', 'c'].map((name) => period(name, '2020-01-01', '2021-01-01'));
    expect(order(...twins)).toEqual(['b', 'a', 'c']);
  });
});

describe('to Day.js', () => {
  it.each(['2020-05-12', '2000-02-29', '1900-01-01'])('gives %j to a date picker and takes it back', (day) => {
    const date = toDayjs(day);
    expect(date && fromDayjs(date)).toBe(day);
  });

  it.each(['2021-02-29', '12/05/', '', undefined, null])('has no date for %j', (value) => {
    expect(toDayjs(value)).toBeNull();
  });
});

describe('typed date', () => {
  it.each([
    ['2020-05-12', '12/05/2020', '05/2020'],
    ['12/05/', '12/05/', '12/05/'],
    ['', '', ''],
  ])('shows the value %j as a day and as a month', (value, day, month) => {
    expect(toText(value, 'day')).toBe(day);
    expect(toText(value, 'month')).toBe(month);
  });

  it.each([
    ['12/05/2020', '2020-05-12'],
    ['29/02/2020', '2020-02-29'],
    ['29/02/2021', '29/02/2021'],
    ['31/02/2020', '31/02/2020'],
    ['00/05/2020', '00/05/2020'],
    ['12/13/2020', '12/13/2020'],
    ['1/2/2020', '1/2/2020'],
    ['12/05/202', '12/05/202'],
    ['12/05/0202', '12/05/0202'],
    ['', ''],
  ])('takes the text %j for the day %j', (text, value) => {
    expect(toValue(text, 'day')).toBe(value);
  });

  it.each([
    ['05/2020', '2020-05-01'],
    ['13/2020', '13/2020'],
    ['05/20', '05/20'],
  ])('takes the text %j for the month %j', (text, value) => {
    expect(toValue(text, 'month')).toBe(value);
  });

  it.each([
    ['1/2/2020', '01/02/2020'],
    ['12-05-2020', '12/05/2020'],
    [' 12.05.2020 ', '12/05/2020'],
    ['12 5 2020', '12/05/2020'],
    ['2020-05-12', '12/05/2020'],
    ['2020-05-12T08:00:00+07:00', '12/05/2020'],
    ['12052020', '12/05/2020'],
    ['20200512', '12/05/2020'],
    ['31/02/2020', '31/02/2020'],
    ['12/05', '12/05'],
    ['/05/2020', '/05/2020'],
    ['1/2/20', '1/2/20'],
    ['1 1 2 2020', '1 1 2 2020'],
    ['besok', 'besok'],
  ])('puts %j in order as the day %j', (text, date) => {
    expect(inOrder(text, 'day')).toBe(date);
  });

  it.each([
    ['5/2020', '05/2020'],
    ['2020-05', '05/2020'],
    ['052020', '05/2020'],
    ['202005', '05/2020'],
    ['2020-05-12', '05/2020'],
    ['12/05/2020', '05/2020'],
    ['2020', '2020'],
  ])('puts %j in order as the month %j', (text, date) => {
    expect(inOrder(text, 'month')).toBe(date);
  });

  it.each([
    ['2020-05-12', '2020-05-12', '2020-05-01'],
    ['2020-05', '/05/2020', '2020-05-01'],
    ['2020', '//2020', '/2020'],
    ['', '', ''],
    [undefined, '', ''],
  ])('leaves open in a day and in a month the parts that %j does not state', (stated, day, month) => {
    expect(toFormDate(stated, 'day')).toBe(day);
    expect(toFormDate(stated, 'month')).toBe(month);
  });
});

describe('typing', () => {
  /** Presses one key after another at the caret, which `|` marks where it is not at the end; `<` deletes backwards. */
  function press(start: string, keys: string, precision: Precision): string {
    let text = start.replace('|', '');
    let caret = start.includes('|') ? start.indexOf('|') : text.length;
    for (const key of keys) {
      const head = key === '<' ? text.slice(0, Math.max(caret - 1, 0)) : text.slice(0, caret) + key;
      ({ text, caret } = typeDate(head + text.slice(caret), head.length, text, precision));
    }
    return caret === text.length ? text : `${text.slice(0, caret)}|${text.slice(caret)}`;
  }

  /** Puts a text in the place of all that was there. */
  const paste = (text: string, before: string, precision: Precision) =>
    typeDate(text, text.length, before, precision).text;

  it.each([
    ['12', '12/'],
    ['1205', '12/05/'],
    ['12052020', '12/05/2020'],
    ['120520209', '12/05/2020'],
    ['12/05/2020', '12/05/2020'],
    ['1/1/2020', '1/1/2020'],
    ['1/2/2020', '1/02/2020'],
    ['5', '05/'],
    ['582020', '05/08/2020'],
    ['5/8/2020', '05/08/2020'],
    ['12-5-2020', '12/05/2020'],
    ['/', ''],
    ['Mei', ''],
  ])('puts slashes into the day %j', (keys, shown) => {
    expect(press('', keys, 'day')).toBe(shown);
  });

  it.each([
    ['112020', '11/2020'],
    ['3', '03/'],
    ['12/2020', '12/2020'],
    ['1/2020', '1/2020'],
  ])('puts a slash into the month %j', (keys, shown) => {
    expect(press('', keys, 'month')).toBe(shown);
  });

  it.each([
    ['12/05/', '<', '12/05'],
    ['12/05/', '<<', '12/0'],
    ['12/05/', '<<<', '12/'],
    ['12/05/', '<<<<<', '1'],
    ['12/05/', '<<<<<<<', ''],
    ['12/05/', '<<<11', '12/11/'],
    ['12/05/2020', '<<<<', '12/05/'],
  ])('deletes from %j by %j', (start, keys, shown) => {
    expect(press(start, keys, 'day')).toBe(shown);
  });

  it.each([
    ['12|/05/2020', '<', '1|/05/2020'],
    ['12|/05/2020', '<5', '15|/05/2020'],
    ['12|/05/2020', '<<', '|/05/2020'],
    ['12/|05/2020', '<', '12|/05/2020'],
    ['12|/05/2020', '/', '12/|05/2020'],
    ['12|/05/2020', '1', '12/1|5/2020'],
    ['12|/05/2020', '11', '12/11|/2020'],
    ['|12/05/2020', '3', '3|1/05/2020'],
    ['12/05/|2020', '1', '12/05/1|202'],
  ])('keeps the caret in its place in %j after %j', (start, keys, shown) => {
    expect(press(start, keys, 'day')).toBe(shown);
  });

  it.each([
    ['12-05-2020', '', '12/05/2020'],
    ['2020-05-12', '', '12/05/2020'],
    ['2020-05-12', '01/01/2021', '12/05/2020'],
    ['1/2/2020', '', '01/02/2020'],
    ['12052020', '', '12/05/2020'],
    ['1205', '', '12/05/'],
  ])('takes %j that is pasted over %j', (text, before, shown) => {
    expect(paste(text, before, 'day')).toBe(shown);
  });

  it('takes the month of a day that is pasted', () => {
    expect(paste('2020-05-12', '', 'month')).toBe('05/2020');
  });

  it('shows digits and slashes alone, never more than a date has, whatever is typed where', () => {
    assert(
      property(string(), string(), integer({ min: 0, max: 30 }), (raw, before, place) => {
        const { text, caret } = typeDate(raw, Math.min(place, raw.length), before, 'day');
        expect(text).toMatch(/^\d{0,2}(\/\d{0,2}(\/\d{0,4})?)?$/);
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
